import { aliases } from '@/catalogue/aliases';
import { type CategorySlug, categories } from '@/catalogue/categories';
import type { CategoryLabels } from '@/words/CategoryLabels';
import { spokenNames } from './spokenNames';

/** Everything that each category is called, a text each, in the order of the registry. */
export function categoryTexts(labels: Readonly<Record<CategorySlug, CategoryLabels>>): string[] {
  return categories.map(({ slug }) =>
    [slug, ...Object.values(labels[slug]), ...(aliases[slug] ?? []), ...spokenNames[slug]].join(
      ' ',
    ),
  );
}
