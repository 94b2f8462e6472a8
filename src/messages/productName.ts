import type { CategoryLabels } from './CategoryLabels';

/** What a product is called everywhere: its title or, without one, the breadcrumb title of the category that it is shown in. */
export function productName(
  product: { readonly title?: string | undefined },
  category: Pick<CategoryLabels, 'title'>,
): string {
  return product.title ?? category.title;
}
