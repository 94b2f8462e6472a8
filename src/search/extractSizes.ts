import { fold } from '@/catalogue/fold';
import { units } from '@/catalogue/units';

/** Stands before each size, so that a number alone never matches a size. */
const MARK = '=';

/** The units of sizes. Pieces are not among them: "3 pieces of gajra" asks for three. */
const spellings = [...units].flatMap(([word, [unit]]) => (unit === 'piece' ? [] : word));

const SIZE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])([\\d০-৯०-९]{1,5}(?:\\.[\\d০-৯०-९]{1,3})?)\\s?(${spellings
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'giu',
);

/** The sizes in a text, and its rest: "30 ml", 30ML and ৩০ মিলি give `=30ml`. */
export function extractSizes(text: string): {
  readonly rest: string;
  readonly sizes: readonly string[];
} {
  const sizes: string[] = [];
  const rest = text.normalize('NFC').replace(SIZE, (_all, amount: string, spelt: string) => {
    const [unit, factor = 1] = units.get(spelt.toLowerCase()) ?? [];
    sizes.push(
      `${MARK}${Math.round(Number(amount.replace(/[০-৯०-९]/g, fold)) * factor * 1000) / 1000}${unit}`,
    );
    return ' ';
  });
  return { rest, sizes };
}

/** Whether a word is a size, which matches only as a whole. */
export function isSize(word: string): boolean {
  return word.startsWith(MARK);
}
