import { withoutEnding } from './askingWords';
import type { SearchIndex } from './createSearchIndex';
import { tokenize } from './fold';
import { isSurelyLike } from './isLike';
import { isSize } from './takeSizes';

/** As `fold` takes it, but in the letters that were typed. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Folded Bengali and Hindi words lack signs: they are shown as typed. */
const LATIN = /^[a-z]+$/;

/**
 * What was sought, without the price and the words that ask: "red lipstik under 300" gives "Red lipstick", as names spell
 * it. Empty when nothing else was typed.
 * @param words The folded words that count.
 */
export function soughtIn(typed: string, words: readonly string[], index: SearchIndex): string {
  const kept = (typed.normalize('NFC').match(WORD) ?? []).flatMap((word) => {
    const [folded = ''] = tokenize(word);
    const meant = [folded, withoutEnding(folded)].find((one) => words.includes(one));
    return meant === undefined ? [] : (nameOf(meant, index) ?? word);
  });
  const sizes = words.filter(isSize).map((size) => size.slice(1).replace(/(?<=\d)(?=[a-z])/, ' '));
  const sought = [...kept, ...sizes].join(' ');
  return sought.charAt(0).toUpperCase() + sought.slice(1);
}

/** The word in a shelf's name that a misspelt word means. */
function nameOf(word: string, { isName, kinds }: SearchIndex): string | undefined {
  if (isName(word) || !LATIN.test(word)) return undefined;
  return kinds
    .flat()
    .find((name) => LATIN.test(name) && !name.startsWith(word) && isSurelyLike(word, name));
}
