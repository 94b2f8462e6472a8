import type { CategorySlug } from './Category';

interface OtherNames {
  /** Other spellings of the address, which redirect to the page. Case, hyphens, spaces and punctuation don't count. */
  readonly spellings?: readonly string[];
  /** Other names of the goods, as people search for them: spelt by ear, in Bengali and Hindi. */
  readonly names?: readonly string[];
}

/**
 * The other names of all categories by slug, from the shop's rows, and of goods without a page by their English title.
 * Titles and labels need no entry: they are always tried.
 */
const otherNames: Readonly<Record<string, OtherNames>> = JSON.parse(
  process.env.SHELF_NAMES ?? '{}',
);

/** The other spellings of a category's address. */
export function spellingsOf(slug: CategorySlug): readonly string[] {
  return otherNames[slug]?.spellings ?? [];
}

/** The other names of a category, or of goods without a page. */
export function spokenNamesOf(slugOrTitle: string): readonly string[] {
  return otherNames[slugOrTitle]?.names ?? [];
}
