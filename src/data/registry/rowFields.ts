import { type FieldReading, fieldReaders } from '../normalise/fieldReaders';
import { inOtherLanguages } from '../normalise/translations';

const { label, prose, place, yes, picture } = fieldReaders;

/** The texts of a row, each of which may be said in other languages, too: `title_bn`. */
const texts = {
  title: label,
  card: label,
  menu: label,
  heading: label,
  all: label,
  sentence: prose,
};

/** The fields of a row of the collection SHELVES with the reader of each (docs/catalogue.md). The only list of them. */
export const rowFields = {
  kind: label,
  slug: label,
  collection: label,
  group: label,
  brands: yes,
  order: place,
  hidden: yes,
  menuPlace: place,
  homePlace: place,
  was: prose,
  spellings: prose,
  names: prose,
  img: picture,
  mark: drawing,
  ...texts,
  ...inOtherLanguages(texts),
};

/** The fields of a row's texts. */
export const rowTexts = Object.keys(texts) as readonly (keyof typeof texts)[];

/** The path of an SVG drawing. */
function drawing(found: unknown): FieldReading<string> {
  const { value } = prose(found);
  if (value === undefined) return {};
  return /^[a-z\d\s.,-]+$/i.test(value) ? { value } : { code: 'markUnreadable' };
}
