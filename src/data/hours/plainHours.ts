import { latinDate } from '../normalise/latinDate';

/** Typed hours in one spelling: lower case, Latin digits and months, plain hyphens and spaces, semicolons for lines. */
export function plainHours(text: string): string {
  return latinDate(text)
    .toLowerCase()
    .replace(/[\n।]/gu, ';')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s(?:পর্যন্ত|तक)(?![\p{L}\p{M}])/gu, '')
    .replace(spokenClock, withHalf)
    .replace(/\s(to|till|until|থেকে|से)\s/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ ?- ?/gu, '-')
    .trim();
}

const mornings = ['ভোর', 'সকাল', 'सुबह'];
const nights = ['রাত', 'रात'];
const others = ['দুপুর', 'বিকেল', 'বিকাল', 'সন্ধে', 'সন্ধ্যা', 'दोपहर', 'शाम'];

/** A time in Bengali or Hindi: the part of the day, the hour, and its ending. */
const spokenClock = new RegExp(
  `(${[...mornings, ...nights, ...others].join('|')}) ?(\\d{1,2}(?:[:.]\\d{2})?) ?(?:টা|টো|টে|बजे)?`,
  'gu',
);

/** "রাত 8টা" as "8pm", and "রাত 12টা", which ends the day, as "12am". */
function withHalf(_spoken: string, part: string, clock: string): string {
  const isSmall = [12, 1, 2, 3].includes(Number.parseInt(clock, 10));
  const isMorning = mornings.includes(part) || (nights.includes(part) && isSmall);
  return `${clock}${isMorning ? 'am' : 'pm'}`;
}

/** Whether a word of plain hours means that the shop is closed. */
export function meansClosed(word: string): boolean {
  return /^(?:closed?|off|holiday|বন্ধ(?: থাকবে)?|ছুটি|बंद|बन्द|छुट्टी)$/u.test(word);
}
