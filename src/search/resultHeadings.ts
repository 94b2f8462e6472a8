import type { SearchMessages } from '@/messages/Messages';
import { tokenize } from '../catalogue/fold';
import { stemsOf } from './askingWords';
import { isOtherGoods } from './meanings';
import type { Found } from './search';

interface Headings {
  readonly heading: string;
  readonly nearestHeading: string;
  /** Says which words no result has, or that such goods are not sold. */
  readonly missing: string;
}

/** What the page says of the results for a typed text. */
export function resultHeadings(
  typed: string,
  { range, words, missing, unmet }: Found,
  messages: SearchMessages,
): Headings {
  const isPriced = Object.keys(range).length > 0;
  const sought = isPriced ? wordsAsTyped(typed, words) : '';
  const heading = messages.productsAt(range, sought.charAt(0).toUpperCase() + sought.slice(1));
  return {
    heading,
    // The nearest products are at these prices, too, unless nothing is.
    nearestHeading: isPriced && !unmet ? heading : messages.nearest,
    missing: unmet ? messages.unmet(heading) : missingIn(typed, words, missing, messages),
  };
}

function missingIn(
  typed: string,
  words: readonly string[],
  missing: readonly string[],
  messages: SearchMessages,
): string {
  const [had, lacked] = [words, missing].map((some) => wordsAsTyped(typed, some));
  if (had && lacked) return messages.lacking(lacked, had);
  return missing.some(isOtherGoods) ? messages.notSold(typed) : messages.nothing(typed);
}

/** As in `fold`, but in the typed letters. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The typed words that mean the folded ones: লিপস্টিকের for লিপস্টিক. */
function wordsAsTyped(typed: string, words: readonly string[]): string {
  const all = typed.normalize('NFC').match(WORD) ?? [];
  return all
    .filter((word) => {
      const [folded = ''] = tokenize(word);
      return [folded, ...stemsOf(folded)].some((one) => words.includes(one));
    })
    .join(' ');
}
