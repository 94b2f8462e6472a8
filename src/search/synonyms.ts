import { allSearchWords } from '@/messages/allSearchWords';
import { tokenize } from './fold';

/** Words for English words in titles: in each language those that goods of any shop have, and this shop's, from its rows. */
const lists: readonly Readonly<Record<string, string>>[] = [
  ...Object.values(allSearchWords).map(({ meanings }) => meanings),
  JSON.parse(process.env.SHELF_SYNONYMS ?? '{}'),
];

/** The English words that a folded Bengali or Hindi word may mean. */
export const synonyms: ReadonlyMap<string, readonly string[]> = byWord();

function byWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [english, others] of lists.flatMap(Object.entries<string>))
    for (const word of tokenize(others)) {
      const known = found.get(word) ?? [];
      found.set(word, known.includes(english) ? known : [...known, english]);
    }
  return found;
}
