import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import type { Category } from '../../src/catalogue/Category';
import { categories } from '../../src/catalogue/categories';
import { spellingsOf, spokenNamesOf } from '../../src/catalogue/otherNames';
import { ownCollections } from '../../src/catalogue/ownCollections';
import { sharedMessages } from '../../src/messages/en/sharedMessages';
import { tokenize } from '../../src/search/fold';
import { LIKENESS, likeness } from '../../src/search/likeness';
import { type SheetCollection, sheetCollections } from './sheetCollections';

const others: Readonly<Record<string, string>> = {
  [ownCollections.slides]: 'Home slider',
  [ownCollections.photos]: 'Shop photos',
  [ownCollections.videos]: 'Videos',
  [ownCollections.notice]: 'Shop',
};

/** The spreadsheet's first. */
function shelfNames({ slug, collection }: Category): string[] {
  const { title, ...labels } = sharedMessages.labelsOf(slug);
  return [title, ...Object.values(labels), collection, slug];
}

const taken = new Set(categories.flatMap(shelfNames).map(spellingKey));

/** The spreadsheet's first. A shelf may be called Videos: the name is then its own. */
function namesOf({ name }: SheetCollection): string[] {
  const category = categories.find(({ collection }) => collection === name);
  if (category) return shelfNames(category);
  const { [name]: other = name } = others;
  return taken.has(spellingKey(other)) ? [name] : [other, name];
}

/** Not for the spreadsheet, but for guesses: lipstick for Lipe Palate. */
function otherNamesOf({ name }: SheetCollection): readonly string[] {
  const category = categories.find(({ collection }) => collection === name);
  return category ? [...spellingsOf(category.slug), ...spokenNamesOf(category.slug)] : [];
}

const named = sheetCollections.map((collection) => {
  const names = namesOf(collection);
  return { collection, names, words: [...names, ...otherNamesOf(collection)].map(tokenize) };
});
const byName = new Map(
  named.flatMap(({ collection, names }) =>
    names.map((name) => [spellingKey(name), collection] as const),
  ),
);

/** The name of a collection in the spreadsheet. */
export function shelfNameOf(collection: string): string {
  return named.find((one) => one.collection.name === collection)?.names[0] ?? collection;
}

/** Finds a collection by its page's title, menu entry, address or name in the database. */
export function findShelf(name: string): SheetCollection | undefined {
  return byName.get(spellingKey(name));
}

const MOST_GUESSES = 3;

/** The likeliest shelves. "Lipstik" means what the search finds for lipstick, not Wax Stick. */
export function likelyShelves(name: string): string[] {
  const typed = tokenize(name.slice(0, 100));
  const scored = named.map(({ collection, words }) => ({
    shelf: shelfNameOf(collection.name),
    score: Math.max(...words.map((one) => commonWords(typed, one))),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const likely = scored.filter(({ score }) => score === best).map(({ shelf }) => shelf);
  return best > 0 && likely.length <= MOST_GUESSES ? likely : [];
}

/** The share of like words among all. */
function commonWords(typed: readonly string[], name: readonly string[]): number {
  const like = typed.filter((word) =>
    name.some((other) => likeness(word, other) >= LIKENESS.mistyped),
  ).length;
  return like / Math.max(typed.length, name.length, 1);
}
