import type { CategorySlug } from './Category';

interface OtherNames {
  /** Other spellings of the address, which redirect. See `spellingKey` for what doesn't count. */
  readonly spellings?: readonly string[];
  /** What people search for: spelt by ear, in Bengali and Hindi. */
  readonly names?: readonly string[];
}

/** By slug; goods without a page by their English title. Titles and labels need no entry: they are always tried. */
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
