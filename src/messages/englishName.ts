import type { CategorySlug } from '@/catalogue/registry';
import { categoryName } from './CategoryLabels';
import { sharedMessages } from './en/sharedMessages';

/** A category's English name, for services that get the same name from pages in every language. */
export function englishName(slug: CategorySlug): string {
  return categoryName(sharedMessages.labelsOf(slug));
}
