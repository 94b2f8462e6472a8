import { fold } from '@/catalogue/fold';
import { allSearchWords } from '@/messages/allSearchWords';
import type { NumberWords } from '@/messages/SearchWords';
import { spelling } from './spelling';

const spoken = Object.values(allSearchWords).map(({ numbers }) => numbers);
const counted = new Map(spoken.flatMap(numbersIn));
const hundreds = keysIn(({ hundred }) => hundred);
const thousands = keysIn(({ thousand }) => thousand);
const halves = keysIn(({ andHalf }) => andHalf);

/** The keys that mean a hundred without a number before them. The shorter words also mean "so". */
const CLEAR_HUNDRED = /^(?:sau|सो|hundred)$/;

/**
 * Writes the amounts of a folded text in digits: "teen sau tak", তিনশো টাকা, "2k" and "three hundred" as 300, 2000 and
 * so on. A number below a hundred stays a word unless `isAmount` says that its neighbours make it one: "ek" also means
 * "a".
 */
export function amountsInDigits(
  text: string,
  isAmount: (before: string | undefined, after: string | undefined) => boolean,
): string {
  const words = text.split(' ').flatMap(halvesOfHundred);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { value, end } = amountAt(words, at);
    const next = Math.max(end, at + 1);
    const isDigits = end === at + 1 && /^\d/.test(words[at] ?? '');
    if (end > at && !isDigits && (value >= 100 || isAmount(words[at - 1], words[end])))
      written.push(String(value));
    else written.push(...words.slice(at, next));
    at = next;
  }
  return written.join(' ');
}

/** The amount that begins with a word, and where it ends; `end` is `at` if there is none. */
function amountAt(words: readonly string[], at: number): { value: number; end: number } {
  let [value, part, half, end] = [0, 0, 0, at];
  for (; end < words.length; end += 1) {
    const key = spelling(words[end] ?? '');
    const number = /^\d{1,5}(?:\.5)?$/.test(key) ? Number(key) : counted.get(key);
    const factor = hundreds.has(key) ? 100 : thousands.has(key) ? 1000 : 0;
    const isTens = part % 10 === 0 && part >= 20 && part < 100;
    if (halves.has(key) && part === 0) half = 0.5;
    else if (
      factor &&
      (part || half || (end === at && (thousands.has(key) || CLEAR_HUNDRED.test(key))))
    ) {
      value += (part + half || 1) * factor;
      [part, half] = [0, 0];
    } else if (number !== undefined && number < 1000 && (part === 0 || (isTens && number < 10)))
      part += number;
    else break;
  }
  return half ? { value: 0, end: at } : { value: value + part, end };
}

/** The two words of একশো, dersho and the like. */
function halvesOfHundred(word: string): string[] {
  const key = spelling(word);
  for (const hundred of hundreds) {
    const before = key.endsWith(hundred) ? key.slice(0, -hundred.length) : '';
    const count = counted.get(before);
    if (count !== undefined) return [String(count), hundred];
  }
  return [word];
}

function numbersIn({ counted, others }: NumberWords): [string, number][] {
  return [
    ...counted.split(' ').map((spellings, n) => [spellings, n + 1] as const),
    ...Object.entries(others),
  ].flatMap(([spellings, value]) =>
    spellings.split('/').map((word): [string, number] => [spelling(fold(word)), value]),
  );
}

function keysIn(wordsOf: (numbers: NumberWords) => string): ReadonlySet<string> {
  return new Set(spoken.flatMap((numbers) => fold(wordsOf(numbers)).split(' ').map(spelling)));
}
