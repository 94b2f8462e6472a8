import { stemsOf } from './askingWords';
import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { isOtherGoods, meaningsOf } from './meanings';
import { isSize } from './takeSizes';

/** In Latin letters an ending may also belong to the name: a fuller is no full. */
const LATIN = /^[a-z]/;

/** The least number of letters in each half of a divided word. */
const LEAST_HALF = 3;

/**
 * The words that are meant by a typed one: without its ending if that is a name or has a meaning, or if nothing is like
 * it as it is; in its two halves where only these are known (waxstick).
 */
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
  // A short sound is too little for a part of a word: razer is no rose.
  return [stems.find((stem) => isAlike(stem, LIKENESS.mistyped)) ?? word];
}
