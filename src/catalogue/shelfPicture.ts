import type { CategorySlug } from './Category';

/** By slug. A variable of its own, so that only pages that show pictures of other shelves carry it. */
const pictures: Readonly<Record<CategorySlug, string | undefined>> = JSON.parse(
  process.env.SHELF_PICTURES ?? '{}',
);

/** The address of a category's picture. Cards draw one in place of it where there is none. */
export function shelfPicture(slug: CategorySlug): string | undefined {
  return pictures[slug];
}

/** The addresses of the pictures of all of these categories that have one. */
export function shelfPictures(categories: readonly { readonly slug: CategorySlug }[]): string[] {
  return categories.flatMap(({ slug }) => shelfPicture(slug) ?? []);
}
