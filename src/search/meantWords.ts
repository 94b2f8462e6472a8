import { stemsOf } from './askingWords';
import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { isOtherGoods, meaningsOf } from './meanings';
import { isSize } from './takeSizes';

/** A word in Latin letters, where what looks like an ending may belong to the name: "fuller" is not "full". */
const LATIN = /^[a-z]/;

/** In letters: each half of a joined word has at least so many. */
const LEAST_HALF = 3;

/** The words that a typed word means: the word without its ending if that is known, or its two halves (waxstick). */
export function meantWords(word: string, index: SearchIndex): string[] {
  const isName = (one: string) => index.numberOf(one) !== undefined;
  const isKnown = (one: string) => isName(one) || meaningsOf(one).length > 0;
  const stems = stemsOf(word);
  // A name may have the word with its ending: লেন্সের of লেন্সের জোড়া (pair of lenses) means any লেন্স (lens).
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
  // A stem must match by more than its sound, because short sounds match too much: razer is not rose.
  return [stems.find((stem) => isAlike(stem, LIKENESS.mistyped)) ?? word];
}
