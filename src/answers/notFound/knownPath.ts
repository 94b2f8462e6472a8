import { categoryPath } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { type Category, categories } from '@/catalogue/categories';
import { spellingKey } from '@/catalogue/fold';
import { spellingsOf } from '@/catalogue/otherNames';
import { sharedMessages } from '@/messages/en/sharedMessages';

type PageName = keyof typeof pageDefinitions;

/** Other names of fixed pages that people type. */
const aliases: Partial<Record<PageName, readonly string[]>> = {
  home: ['home', 'index'],
  visitShop: ['customer-visit-shop'],
  reviews: ['reviews', 'review', 'review-page', 'customer-reviews'],
  contact: ['contact'],
  offers: ['offer', 'best-prices', 'discounts', 'sale'],
  howToBuy: ['buy', 'buying', 'payment', 'delivery', 'shipping', 'returns', 'exchange', 'faq'],
  shortlist: ['wishlist', 'my-list'],
  privacy: ['privacy-policy'],
};

/** The spellings of a category: slugs, English title and labels, collection, known misspellings. */
function spellings(category: Category): string[] {
  const { slug, formerSlugs = [], collection } = category;
  const labels: string[] = Object.values(sharedMessages.labelsOf(slug));
  return [slug, ...labels, collection, ...spellingsOf(slug), ...formerSlugs];
}

/**
 * Paths by spelling. Later entries win: a shelf's slug, also a former one, over a label of another shelf or an alias.
 */
const known = new Map<string, string>([
  ...categories.flatMap((category) =>
    spellings(category).map((spelling) => [spellingKey(spelling), categoryPath(category)] as const),
  ),
  ...(Object.keys(pageDefinitions) as PageName[]).flatMap((name) =>
    [pageDefinitions[name].path, ...(aliases[name] ?? [])].map(
      (spelling) => [spellingKey(spelling), pageDefinitions[name].path] as const,
    ),
  ),
  ...categories.flatMap((category) =>
    [category.slug, ...(category.formerSlugs ?? [])].map(
      (slug) => [spellingKey(slug), categoryPath(category)] as const,
    ),
  ),
]);

/** The path for any spelling of it, without a query; undefined for an unknown one. */
export function knownPath(path: string): string | undefined {
  const key = spellingKey(path);
  return key ? known.get(key) : undefined;
}
