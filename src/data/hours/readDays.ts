import { type Day, days } from '../../shop/ShopHours';

const spellings: Readonly<Record<Day, readonly string[]>> = {
  Mo: ['mo', 'mon', 'monday', 'সোম', 'सोम'],
  Tu: ['tu', 'tue', 'tues', 'tuesday', 'মঙ্গল', 'मंगल'],
  We: ['we', 'wed', 'weds', 'wednesday', 'বুধ', 'बुध'],
  Th: ['th', 'thu', 'thur', 'thurs', 'thursday', 'বৃহস্পতি', 'বৃহঃ', 'गुरु', 'बृहस्पति', 'वीर'],
  Fr: ['fr', 'fri', 'friday', 'শুক্র', 'शुक्र'],
  Sa: ['sa', 'sat', 'saturday', 'শনি', 'शनि'],
  Su: ['su', 'sun', 'sunday', 'রবি', 'रवि', 'इतवार'],
};

const dayBySpelling = new Map(
  days.flatMap((day) => spellings[day].map((spelling) => [spelling, day] as const)),
);

const everyDay = new Set([
  'daily',
  'everyday',
  'all days',
  'প্রতিদিন',
  'রোজ',
  'रोज',
  'रोज़',
  'प्रतिदिन',
]);

/** Parses plain days: "mon-sat", "sa-tu" (four days), "mon & wed", "daily", "শুক্রবার". Undefined if malformed. */
export function readDays(text: string): Day[] | undefined {
  if (everyDay.has(text)) return [...days];
  const read = text.split(/ ?& ?| and | (?=\S)/).map(readRange);
  return read.every((one) => one !== undefined) ? read.flat() : undefined;
}

function readRange(text: string): Day[] | undefined {
  const [first, last, ...more] = text.split('-').map(readDay);
  if (!first || more.length > 0) return undefined;
  if (!text.includes('-')) return [first];
  if (!last) return undefined;
  const from = days.indexOf(first);
  const count = ((days.indexOf(last) - from + days.length) % days.length) + 1;
  return [...days, ...days].slice(from, from + count);
}

function readDay(word: string): Day | undefined {
  return dayBySpelling.get(word) ?? dayBySpelling.get(word.replace(/(s|বার|वार)?\.?$/u, ''));
}
