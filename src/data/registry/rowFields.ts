import { type FieldReading, fieldReaders } from '../normalise/fieldReaders';
import type { readFields } from '../normalise/readFields';
import { inOtherLanguages } from '../normalise/translations';

const { label, note, prose, place, yes, picture } = fieldReaders;

const texts = {
  title: label,
  card: label,
  menu: label,
  heading: label,
  all: label,
  sentence: prose,
};

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

/** The fields of a row of SHELVES with their readers (docs/catalogue.md). The only list. */
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

/** The field values of a row. */
export type RowValues = ReturnType<typeof readFields<typeof rowFields>>['values'];

export const rowTexts = Object.keys(texts) as readonly (keyof typeof texts)[];

export const rowWords = Object.keys(words) as readonly (keyof typeof words)[];

/** A row that can be shown: a shelf, a group of shelves, or goods without a page. */
export interface ShelfRow extends Omit<RowValues, 'kind' | 'was'> {
  readonly kind: 'shelf' | 'group' | 'unlisted';
  /** A shelf's path without its slash; a group's name; else empty. */
  readonly slug: string;
  readonly title: string;
  /** Old addresses redirect to the shelf. */
  readonly formerSlugs?: readonly string[] | undefined;
}

/** The row with the shop's own words. */
export interface ShopWords extends Omit<RowValues, 'bandShelves'> {
  /** Slugs of the home page's band. */
  readonly bandShelves?: readonly string[];
}

function drawing(found: unknown): FieldReading<string> {
  const { value } = prose(found);
  if (value === undefined) return {};
  return /^[a-z\d\s.,-]+$/i.test(value) ? { value } : { code: 'markUnreadable' };
}

/** Same meanings: `hair: chul baal; eye: chokh aankh`. Skips parts without a colon. */
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
