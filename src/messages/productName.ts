import type { CategoryLabels } from './CategoryLabels';

/** The name of a product everywhere: its title, or else the title of the category that it is shown in. */
export function productName(
  product: { readonly title?: string | undefined },
  category: Pick<CategoryLabels, 'title'>,
): string {
  return product.title ?? category.title;
}
