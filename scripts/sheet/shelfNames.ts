import { distance } from 'fastest-levenshtein';
import { categories } from '../../src/catalogue/categories';
import { type Collection, collections } from '../../src/catalogue/collections';
import { spellingKey } from '../../src/catalogue/spellingKey';
import { categoryLabels } from '../../src/messages/en/categoryLabels';

/** The names of collections without a category in the spreadsheet. */
const others: Readonly<Record<string, string>> = {
  'SLIDER-HOME': 'Home slider',
  'VISIT-SHOP': 'Shop photos',
  'VIDEO YOUTUBE': 'Videos',
};

/** All names of a collection, the one in the spreadsheet first. */
function namesOf({ name }: Collection): string[] {
  const category = categories.find(({ collection }) => collection === name);
  if (!category) return [others[name] ?? name, name];
  const { title, ...labels } = categoryLabels[category.slug];
  return [title, ...Object.values(labels), name, category.slug];
}

const named = collections.map((collection) => ({ collection, names: namesOf(collection) }));
const byName = new Map(
  named.flatMap(({ collection, names }) =>
    names.map((name) => [spellingKey(name), collection] as const),
  ),
);

/** The name of a collection in the spreadsheet. */
export function shelfNameOf(collection: string): string {
  return named.find((one) => one.collection.name === collection)?.names[0] ?? collection;
}

/** Finds a collection by its page's title, its menu entry, its address or its name in the database. */
export function findShelf(name: string): Collection | undefined {
  return byName.get(spellingKey(name));
}

/** The name of the most similar shelf, for a suggestion. */
export function likeliestShelf(name: string): string {
  const wanted = spellingKey(name.slice(0, 100));
  const [nearest] = [...byName].sort(
    ([one], [other]) => distance(wanted, one) - distance(wanted, other),
  );
  return shelfNameOf(nearest?.[1].name ?? '');
}
