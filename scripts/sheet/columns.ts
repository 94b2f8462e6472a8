import { sheetNames } from '../../src/answers/diagnostics/sheetNames';
import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import { columnHeadings } from '../../src/catalogue/columnHeadings';
import { columnLanguages } from '../../src/catalogue/columnLanguages';
import { translatedField } from '../../src/data/normalise/translations';
import type { OtherLanguageCode } from '../../src/shop/LanguageCode';
import type { CellKind, Column } from './Column';
import { sheetFields } from './sheetCollections';

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

/** @param aliases Further headings, with spaces between them. */
function column(field: keyof typeof columnHeadings, kind: CellKind, aliases = ''): Column {
  const heading = columnHeadings[field];
  return { field, heading, kind, ...(aliases ? { aliases: aliases.split(' ') } : {}) };
}

const ownColumns: readonly Column[] = [
  column('title', 'text', 'name product productname item itemname নাম नाम'),
  column('des', 'text', 'details বিবরণ विवरण'),
  column('delivery', 'text', 'deliverynote'),
  column('mrp', 'rupees', 'mrprs mrpinr listprice maximumretailprice'),
  column('off', 'percent', 'percent percentoff discountpercent ছাড়'),
  column('price', 'rupees', 'pricers priceinr ourprice sellingprice rate দাম'),
  column('img', 'text', 'image photo picturelink imagelink ছবি'),
  ...(['2', '3', '4', '5', '6'] as const).map((place) =>
    column(
      `img${place}`,
      'text',
      `image${place} photo${place} picturelink${place} imagelink${place}`,
    ),
  ),
  column('soldOut', 'yesNo', 'outofstock finished শেষ'),
  column('homeDelivery', 'yesNo', 'homedeliveryavailable'),
  column('shades', 'text', 'shade colours colors'),
  column('size', 'text', 'volume'),
  column('brand', 'text', 'company'),
  column('use', 'text', 'usage directions'),
  column('inside', 'text', 'ingredients contents'),
  column('best', 'month', 'expiry expires'),
  column('order', 'number', 'position place sort'),
  column('show', 'day', 'from starts firstday'),
  column('until', 'day', 'until ends lastday till'),
  column('hidden', 'yesNo', 'hide'),
  column('Vedioyoutube', 'text', 'videoyoutube youtube'),
  column('words', 'text', 'review quote'),
  column('customer', 'text', 'customername reviewer'),
  column('town', 'text', 'village'),
  column('day', 'day', 'date'),
  ...(['1', '2', '3'] as const).flatMap((place) =>
    (['slider', 'alt', 'link', 'headline', 'line'] as const).map((what) =>
      column(`${what}${place}`, 'text'),
    ),
  ),
  // Only of the shop's facts.
  // Only of the shop's notice.
  column('hours', 'text', 'timing timings openingtime সময় समय'),
  column('holidays', 'text', 'holiday ছুটি छुट्टी'),
];

const translationColumns = [...new Set(Object.values(sheetFields).flat())].flatMap((field) => {
  const translated = translatedField(field);
  const of = ownColumns.find((own) => own.field === translated?.field);
  return translated && of ? translationColumn(field, of, translated.code) : [];
});

function translationColumn(field: string, of: Column, code: OtherLanguageCode): Column {
  const names = [of.heading, of.field, ...(of.aliases ?? [])];
  const spelt = names.flatMap((name) => [
    ...columnLanguages[code].flatMap((one) => [`${name} in ${one}`, name + one, one + name]),
    name + code,
  ]);
  return {
    field,
    heading: sheetNames.nameOf(field),
    aliases: [...new Set(spelt.map(spellingKey))],
    kind: of.kind,
  };
}

/** A column for each field of every kind of document, in the order of the exported spreadsheet. */
export const fieldColumns: readonly Column[] = [...ownColumns, ...translationColumns];
