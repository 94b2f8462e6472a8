import { tokenize } from '../catalogue/fold';
import { stemsOf } from './askingWords';

/** As in `fold`, but in the typed letters. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The typed words that mean the folded ones, each with the one it means: লিপস্টিকের for লিপস্টিক. */
export function wordsAsTyped(
  typed: string,
  words: readonly string[],
): (readonly [asTyped: string, meant: string])[] {
  return (typed.normalize('NFC').match(WORD) ?? []).flatMap((word) => {
    const [folded = ''] = tokenize(word);
    const meant = [folded, ...stemsOf(folded)].find((one) => words.includes(one));
    return meant === undefined ? [] : [[word, meant] as const];
  });
}
