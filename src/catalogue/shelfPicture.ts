import type { CategorySlug } from './Category';

/** By slug; in a file of its own, so that only pages with such pictures carry it. */
const pictures: Readonly<Record<CategorySlug, string | undefined>> = JSON.parse(
  process.env.SHELF_PICTURES ?? '{}',
);

/** The address of a category's picture. Without one, cards draw it. */
export function shelfPicture(slug: CategorySlug): string | undefined {
  return pictures[slug];
}

/** The addresses of those categories' pictures, as far as they have one. */
export function shelfPictures(categories: readonly { readonly slug: CategorySlug }[]): string[] {
  return categories.flatMap(({ slug }) => shelfPicture(slug) ?? []);
}
