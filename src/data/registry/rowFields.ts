import { type FieldReading, fieldReaders } from '../normalise/fieldReaders';
import type { readFields } from '../normalise/readFields';
import { inOtherLanguages } from '../normalise/translations';

const { label, note, prose, place, yes, picture } = fieldReaders;

/** The texts of a row, each of which may be said in other languages, too: `title_bn`. */
const texts = {
  title: label,
  card: label,
  menu: label,
  heading: label,
  all: label,
  sentence: prose,
};

/** The texts of the row with the shop's own words, which may be said in other languages, too. */
const words = {
  promise: label,
  goods: note,
  closeUps: note,
  inShop: note,
  shopKind: label,
  welcome: note,
  band: label,
  bandLine: label,
  example: label,
};

/** The fields of a row of the collection SHELVES with the reader of each (docs/catalogue.md). The only list of them. */
export const rowFields = {
  kind: label,
  slug: label,
  collection: label,
  group: label,
  brands: yes,
  accessories: yes,
  order: place,
  hidden: yes,
  menuPlace: place,
  homePlace: place,
  was: prose,
  spellings: prose,
  names: prose,
  img: picture,
  mark: drawing,
  bandShelves: note,
  synonyms,
  appCategories: label,
  ...texts,
  ...words,
  ...inOtherLanguages({ ...texts, ...words }),
};

/** What the fields of a row hold. */
export type RowValues = ReturnType<typeof readFields<typeof rowFields>>['values'];

/** The fields of a row's texts. */
export const rowTexts = Object.keys(texts) as readonly (keyof typeof texts)[];

/** The fields of the texts of the row with the shop's own words. */
export const rowWords = Object.keys(words) as readonly (keyof typeof words)[];

/** A row that can be shown: a shelf, a group of shelves, or goods without a page. */
export interface ShelfRow extends Omit<RowValues, 'kind' | 'was'> {
  readonly kind: 'shelf' | 'group' | 'unlisted';
  /** The path of a shelf's page without its leading slash; the name of a group, to which its shelves refer; else empty. */
  readonly slug: string;
  readonly title: string;
  /** Former slugs of a shelf. What was at their addresses leads to it. */
  readonly formerSlugs?: readonly string[] | undefined;
}

/** The row with the shop's own words. */
export interface ShopWords extends Omit<RowValues, 'bandShelves'> {
  /** The slugs of the shelves in the band of the home page. */
  readonly bandShelves?: readonly string[];
}

/** The path of an SVG drawing. */
function drawing(found: unknown): FieldReading<string> {
  const { value } = prose(found);
  if (value === undefined) return {};
  return /^[a-z\d\s.,-]+$/i.test(value) ? { value } : { code: 'markUnreadable' };
}

/** Words that mean the same: `hair: chul baal; eye: chokh aankh`. A part without a colon is no use, the others are. */
function synonyms(found: unknown): FieldReading<Readonly<Record<string, string>>> {
  const { value, code } = prose(found);
  if (value === undefined) return { code };
  const parts = value.split(';').flatMap((part) => part.trim() || []);
  const read = parts.map((part) => /^([^:\s]+)\s*:\s*(.+)$/.exec(part));
  return {
    value: Object.fromEntries(read.flatMap((part) => (part ? [[part[1], part[2]]] : []))),
    code: read.every(Boolean) ? code : 'synonymsUnreadable',
  };
}
