import { categoryName } from './CategoryLabels';
import { sharedMessages } from './en/sharedMessages';

/** The English name of a category: what services are told in every language. */
export function englishName(slug: string): string {
  return categoryName(sharedMessages.labelsOf(slug));
}
