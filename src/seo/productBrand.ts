import { type Category, isBrand } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { englishName } from '@/messages/englishName';

/** A product's brand for search engines, the same in every language: its own, or its shelf's. */
export function productBrand(category: Category, { brand }: Product): string | undefined {
  if (brand !== undefined || !isBrand(category)) return brand;
  return englishName(category.slug);
}
