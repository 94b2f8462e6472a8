import { tokenize } from '@/catalogue/fold';
import { synonyms } from '@/catalogue/synonyms';
import { allSearchWords } from '@/messages/allSearchWords';
import { spelling } from './spelling';

import { stemsOf } from './wordLists';

/** Other words for things, by the English word: the usual ones of each language, and this shop's (`synonyms`). */
const lists: readonly Readonly<Record<string, string>>[] = [
  ...Object.values(allSearchWords).map(({ meanings }) => meanings),
  synonyms,
];

const meanings = new Map<string, readonly string[]>();
for (const [meaning, words] of lists.flatMap(Object.entries<string>))
  for (const word of tokenize(words).map(spelling))
    meanings.set(word, [...new Set([...(meanings.get(word) ?? []), spelling(meaning)])]);

/** The English words that have others of the same meaning, such as colours. */
export const wordsWithMeanings: ReadonlySet<string> = new Set(
  lists.flatMap((list) => Object.keys(list).flatMap(tokenize)),
);

/** The English words, as spelt by `spelling`, that a folded word may mean, also with an ending; none if it is unknown. */
export function meaningsOf(word: string): readonly string[] {
  const forms = [word, ...stemsOf(word)].map((form) => meanings.get(spelling(form)));
  return forms.find(Boolean) ?? [];
}
