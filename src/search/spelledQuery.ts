import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { isSize } from './takeSizes';
import { wordsAsTyped } from './wordsAsTyped';

/** Folded Bengali and Hindi words lack signs: they are shown as typed. */
const LATIN = /^[a-z]+$/;

const misspelt: readonly number[] = [LIKENESS.same, LIKENESS.sound, LIKENESS.mistyped];

/** What was sought, as names spell it: "red lipstik under 300" gives "Red lipstick". `words`: the folded ones. */
export function spelledQuery(typed: string, words: readonly string[], index: SearchIndex): string {
  const named = wordsAsTyped(typed, words).map(([word, meant]) => nameOf(meant, index) ?? word);
  const sizes = words.filter(isSize).map((size) => size.slice(1).replace(/(?<=\d)(?=[a-z])/, ' '));
  const sought = [...named, ...sizes].join(' ');
  return sought.charAt(0).toUpperCase() + sought.slice(1);
}

function nameOf(word: string, { numberOf, words, likenessesOf }: SearchIndex): string | undefined {
  if (numberOf(word) !== undefined || !LATIN.test(word)) return undefined;
  const likenesses = likenessesOf(word);
  return words.find((name, number) => {
    const likeness = likenesses[number] ?? 0;
    return misspelt.includes(likeness) && LATIN.test(name);
  });
}
