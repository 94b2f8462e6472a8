import { stemsOf } from './askingWords';
import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { isOtherGoods, meaningsOf } from './meanings';
import { isSize } from './takeSizes';

/** In Latin letters an ending may belong to the name: a fuller is no full. */
const LATIN = /^[a-z]/;

const LEAST_HALF = 3;

/** The words that a typed one means: without its ending if that is known, or its halves if both are (waxstick). */
export function meantWords(word: string, index: SearchIndex): string[] {
  const isName = (one: string) => index.numberOf(one) !== undefined;
  const isKnown = (one: string) => isName(one) || meaningsOf(one).length > 0;
  const stems = stemsOf(word);
  // লেন্সের is a part of লেন্সের জোড়া, and means any লেন্স.
  if (isName(word)) return [(!LATIN.test(word) && stems.find(isName)) || word];
  if (isKnown(word) || isOtherGoods(word) || isSize(word)) return [word];
  const known = stems.find(isKnown);
  if (known) return [known];
  const isAlike = (one: string, least: number) =>
    index.likenessesOf(one).some((likeness) => likeness >= least);
  if (isAlike(word, LIKENESS.shortSound)) return [word];
  for (let place = LEAST_HALF; place <= word.length - LEAST_HALF; place += 1) {
    const halves = [word.slice(0, place), word.slice(place)];
    if (halves.every(isKnown)) return halves;
  }
  // By sound alone, short parts match too much: razer is no rose.
  return [stems.find((stem) => isAlike(stem, LIKENESS.mistyped)) ?? word];
}
