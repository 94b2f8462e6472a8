import { categoryName } from './CategoryLabels';
import { sharedMessages } from './en/sharedMessages';

/** A category's English name, for services in every language. */
export function englishName(slug: string): string {
  return categoryName(sharedMessages.labelsOf(slug));
}
