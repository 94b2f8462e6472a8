import type { CategoryLabels } from './CategoryLabels';

/** A product's name: its title, or else its category's. */
export function productName(
  product: { readonly title?: string | undefined },
  category: Pick<CategoryLabels, 'title'>,
): string {
  return product.title ?? category.title;
}
