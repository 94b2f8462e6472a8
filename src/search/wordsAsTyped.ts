import { tokenize } from '../catalogue/fold';
import { stemsOf } from './askingWords';

/** As in `fold`, but in the typed letters. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The typed words that mean the folded ones: লিপস্টিকের for লিপস্টিক. */
export function wordsAsTyped(typed: string, words: readonly string[]): string {
  const all = typed.normalize('NFC').match(WORD) ?? [];
  return all
    .filter((word) => {
      const [folded = ''] = tokenize(word);
      return [folded, ...stemsOf(folded)].some((one) => words.includes(one));
    })
    .join(' ');
}
