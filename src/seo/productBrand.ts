import type { Category } from '@/catalogue/Category';
import { isBrand } from '@/catalogue/findCategory';
import type { Product } from '@/catalogue/items';
import { categoryName } from '@/messages/CategoryLabels';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** A product's brand for search engines, the same in every language: its own, or its shelf's. */
export function productBrand(category: Category, { brand }: Product): string | undefined {
  if (brand !== undefined || !isBrand(category)) return brand;
  return categoryName(sharedMessages.labelsOf(category.slug));
}
