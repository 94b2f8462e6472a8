import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import { documentFields } from '../../src/data/normalise/documentFields';
import { translatedField } from '../../src/data/normalise/translations';
import type { OtherLanguageCode } from '../../src/shop/LanguageCode';
import type { Column } from './Column';

/** Columns that are no fields: two identify a row's document, the third counts the stock. */
export const placeColumns = {
  shelf: {
    field: 'shelf',
    heading: 'Shelf',
    aliases: ['collection', 'category', 'page', 'তাক'],
    kind: 'text',
  },
  id: { field: 'id', heading: 'Id', aliases: ['documentid', 'docid', 'key'], kind: 'text' },
  stock: {
    field: 'stock',
    heading: 'Stock',
    aliases: ['stockleft', 'quantity', 'qty'],
    kind: 'number',
  },
} as const satisfies Record<string, Column>;

/** What owners call a field besides its heading, with spaces between. */
const aliases: Readonly<Record<string, string>> = {
  title: 'name product productname item itemname নাম नाम',
  des: 'details বিবরণ विवरण',
  delivery: 'deliverynote',
  mrp: 'mrprs mrpinr listprice maximumretailprice',
  off: 'percent percentoff discountpercent ছাড়',
  price: 'pricers priceinr ourprice sellingprice rate দাম',
  img: 'image photo picturelink imagelink ছবি',
  ...Object.fromEntries(
    [2, 3, 4, 5, 6].map((place) => [
      `img${place}`,
      `image${place} photo${place} picturelink${place} imagelink${place}`,
    ]),
  ),
  soldOut: 'outofstock finished শেষ',
  homeDelivery: 'homedeliveryavailable',
  shades: 'shade colours colors',
  size: 'volume',
  brand: 'company',
  use: 'usage directions',
  inside: 'ingredients contents',
  best: 'expiry expires',
  order: 'position place sort',
  show: 'from starts firstday',
  until: 'ends lastday till',
  hidden: 'hide',
  Vedioyoutube: 'videoyoutube youtube',
  words: 'review quote',
  customer: 'customername reviewer',
  town: 'village',
  day: 'date',
  hours: 'timing timings openingtime সময় समय',
  holidays: 'holiday ছুটি छुट्टी',
};

const languagesOfColumns: Readonly<Record<OtherLanguageCode, readonly string[]>> = {
  bn: ['Bengali', 'Bangla', 'বাংলা'],
  hi: ['Hindi', 'हिन्दी', 'हिंदी'],
};

const all = new Map(Object.values(documentFields).flatMap((fields) => Object.entries(fields)));

const ownColumns: readonly Column[] = [...all]
  .filter(([name]) => !translatedField(name))
  .map(([name, { heading, kind }]) => {
    const others = aliases[name];
    return { field: name, heading, kind, ...(others && { aliases: others.split(' ') }) };
  });

const translationColumns = [...all].flatMap(([name, { heading, kind }]) => {
  const translated = translatedField(name);
  const of = ownColumns.find((own) => own.field === translated?.field);
  return translated && of
    ? translationColumn({ field: name, heading, kind }, of, translated.code)
    : [];
});

function translationColumn(column: Column, of: Column, code: OtherLanguageCode): Column {
  const names = [of.heading, of.field, ...(of.aliases ?? [])];
  const spelt = names.flatMap((name) => [
    ...languagesOfColumns[code].flatMap((one) => [`${name} in ${one}`, name + one, one + name]),
    name + code,
  ]);
  return { ...column, aliases: [...new Set(spelt.map(spellingKey))] };
}

/** A column for each field of every kind of document, in the order of the exported spreadsheet. */
export const fieldColumns: readonly Column[] = [...ownColumns, ...translationColumns];
