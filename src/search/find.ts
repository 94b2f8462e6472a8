import { type CategorySlug, categories } from '@/catalogue/categories';
import { type Branch, branchesOf, partedWord } from './branchesOf';
import type { ListedProduct } from './SearchList';
import { tallyOf } from './tallyOf';
import { titlesWith } from './titlesWith';
import type { Hits, WordIndex } from './wordIndex';

/** What can be searched: categories by their names, products by their titles. */
export interface Searched {
  readonly categories: WordIndex;
  readonly products: WordIndex;
  /** In the order in which the index has them. */
  readonly listed: readonly ListedProduct[];
  /** The places in `listed` of each category's products, in the order of the registry. */
  readonly onShelf: readonly (readonly number[])[];
}

/** What was found, the best first. */
export interface Found {
  readonly categories: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
}

/** More categories than that would push the products out of sight. */
const MOST_CATEGORIES = 6;

/** A category that is so much less like what was typed than the best is left out. */
const WORTH_SHOWING = 0.25;

/** Fewer letters stand in nearly every title. */
const FILTERS_FROM = 3;

/** What a product's shelf says of it, beside its own title. */
const SHELF_WEIGHT = 0.35;

/**
 * The categories and products that have all the words of what was typed, a product in its title or in the names of its shelf.
 * Where nothing has all of them, what has most. Behind them whatever the specification's title filter leaves.
 */
export function find(typed: string, searched: Searched): Found {
  const found = findBranches(branchesOf(typed), searched);
  const filtered = titlesWith(typed, searched.listed);
  if (isNothing(found) && filtered.length === 0) {
    const parted = partedWord(typed).map((branches) => findBranches(branches, searched, 2));
    return parted.find((one) => !isNothing(one)) ?? found;
  }
  const enough = isNothing(found) || typed.trim().length >= FILTERS_FROM;
  return enough ? { ...found, products: [...new Set([...found.products, ...filtered])] } : found;
}

/** @param least How many words something must have at least to be found. */
function findBranches(branches: readonly Branch[], searched: Searched, least = 1): Found {
  const named = branches.map(({ word, covers }) => ({
    covers,
    hits: searched.categories.find(word),
  }));
  const titled = branches.map(({ word, covers }) => ({
    covers,
    hits: searched.products.find(word),
  }));
  const shelves = tallyOf(categories.length, named);
  const products = tallyOf(searched.listed.length, [
    ...titled,
    ...named.map(({ covers, hits }) => ({ covers, hits: onShelves(hits, searched) })),
  ]);
  const most = Math.max(least, shelves.most, products.most);
  return {
    categories: shelves
      .best(most, WORTH_SHOWING)
      .slice(0, MOST_CATEGORIES)
      .flatMap((n) => categories[n]?.slug ?? []),
    products: products.best(most).flatMap((n) => searched.listed[n] ?? []),
  };
}

function isNothing(found: Found): boolean {
  return found.categories.length + found.products.length === 0;
}

/** What products get for a word that their shelf is called. */
function onShelves(named: Hits, { onShelf }: Searched): Hits {
  const ids: number[] = [];
  const scores: number[] = [];
  named.ids.forEach((shelf, n) => {
    const score = (named.scores[n] ?? 0) * SHELF_WEIGHT;
    for (const id of onShelf[shelf] ?? []) {
      ids.push(id);
      scores.push(score);
    }
  });
  return { ids, scores };
}
