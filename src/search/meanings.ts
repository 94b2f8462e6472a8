import type { GroupSlug } from '@/catalogue/registry';
import { allSearchWords } from '@/messages/allSearchWords';
import { tokenize } from '../catalogue/fold';
import { stemsOf } from './askingWords';
import { otherGoods } from './otherGoods';
import { spelling } from './spelling';
import { synonyms } from './synonyms';

/** Other words for things, by the English word: the usual ones of each language, and this shop's (`synonyms`). */
const lists: readonly Readonly<Record<string, string>>[] = [
  ...Object.values(allSearchWords).map(({ meanings }) => meanings),
  synonyms,
];

const meanings = byWord(lists.flatMap(Object.entries<string>));
const others = new Map(
  otherGoods.flatMap(([words, nearest]) =>
    tokenize(words).map((word) => [spelling(word), nearest] as const),
  ),
);

/** The English words that a folded word may mean, also with an ending or another spelling; none if it is unknown. */
export function meaningsOf(word: string): readonly string[] {
  const known = [word, ...stemsOf(word)].map((one) => meanings.get(spelling(one)));
  return known.find(Boolean) ?? [];
}

/** Whether a folded word names goods that this shop does not sell (`otherGoods`). It never matches similar words. */
export function isOtherGoods(word: string): boolean {
  return others.has(spelling(word));
}

/** The group of shelves nearest to such other goods (`isOtherGoods`); undefined for other words, or if none is near. */
export function groupNearOtherGoods(word: string): GroupSlug | undefined {
  return others.get(spelling(word));
}

function byWord(entries: readonly (readonly [meaning: string, words: string])[]) {
  const found = new Map<string, readonly string[]>();
  for (const [meaning, words] of entries)
    for (const word of tokenize(words).map(spelling))
      found.set(word, [...new Set([...(found.get(word) ?? []), meaning])]);
  return found;
}
