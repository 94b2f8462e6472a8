import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { isSize } from './takeSizes';
import { wordsAsTyped } from './wordsAsTyped';

/** Folded Bengali and Hindi words lack signs: they are shown as typed. */
const LATIN = /^[a-z]+$/;

const misspelt: readonly number[] = [LIKENESS.same, LIKENESS.sound, LIKENESS.mistyped];

/**
 * What was sought, without the price and the words that ask: "red lipstik under 300" gives "Red lipstick", as names spell
 * it. Empty when nothing else was typed.
 * @param words The folded words that count.
 */
export function soughtIn(typed: string, words: readonly string[], index: SearchIndex): string {
  const kept = wordsAsTyped(typed, words).map(([word, meant]) => nameOf(meant, index) ?? word);
  const sizes = words.filter(isSize).map((size) => size.slice(1).replace(/(?<=\d)(?=[a-z])/, ' '));
  const sought = [...kept, ...sizes].join(' ');
  return sought.charAt(0).toUpperCase() + sought.slice(1);
}

/** The word in a name that a misspelt word means. */
function nameOf(word: string, { numberOf, words, likenessesOf }: SearchIndex): string | undefined {
  if (numberOf(word) !== undefined || !LATIN.test(word)) return undefined;
  const likenesses = likenessesOf(word);
  return words.find((name, number) => {
    const likeness = likenesses[number] ?? 0;
    return misspelt.includes(likeness) && LATIN.test(name);
  });
}
