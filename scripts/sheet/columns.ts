import { columnHeadings } from '../../src/catalogue/columnHeadings';
import { spellingKey } from '../../src/catalogue/spellingKey';
import { translatedField } from '../../src/data/normalise/translations';
import type { OtherLanguageCode } from '../../src/shop/LanguageCode';
import type { Column } from './Column';
import { factColumns } from './factColumns';
import { languageNames } from './languageNames';
import { rowColumns } from './rowColumns';
import { sheetFields } from './sheetCollections';

/**
 * The columns that are not fields: two identify the document of a row, the third counts what the shop has
 * (`withStock.ts`).
 */
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

const text = 'text';

const ownColumns: readonly Column[] = [
  {
    field: 'title',
    heading: columnHeadings.title,
    aliases: ['name', 'product', 'productname', 'item', 'itemname', 'নাম', 'नाम'],
    kind: text,
  },
  { field: 'des', heading: columnHeadings.des, aliases: ['details', 'বিবরণ', 'विवरण'], kind: text },
  { field: 'delivery', heading: columnHeadings.delivery, aliases: ['deliverynote'], kind: text },
  {
    field: 'mrp',
    heading: columnHeadings.mrp,
    aliases: ['mrprs', 'mrpinr', 'listprice', 'maximumretailprice'],
    kind: 'rupees',
  },
  {
    field: 'off',
    heading: columnHeadings.off,
    aliases: ['percent', 'percentoff', 'discountpercent', 'ছাড়'],
    kind: 'percent',
  },
  {
    field: 'price',
    heading: columnHeadings.price,
    aliases: ['pricers', 'priceinr', 'ourprice', 'sellingprice', 'rate', 'দাম'],
    kind: 'rupees',
  },
  {
    field: 'img',
    heading: columnHeadings.img,
    aliases: ['image', 'photo', 'picturelink', 'imagelink', 'ছবি'],
    kind: text,
  },
  ...(['2', '3', '4', '5', '6'] as const).map(
    (place) =>
      ({
        field: `img${place}`,
        heading: columnHeadings[`img${place}`],
        aliases: [`image${place}`, `photo${place}`, `picturelink${place}`, `imagelink${place}`],
        kind: text,
      }) as const,
  ),
  {
    field: 'soldOut',
    heading: columnHeadings.soldOut,
    aliases: ['outofstock', 'finished', 'শেষ'],
    kind: 'yesNo',
  },
  {
    field: 'homeDelivery',
    heading: columnHeadings.homeDelivery,
    aliases: ['homedeliveryavailable'],
    kind: 'yesNo',
  },
  {
    field: 'shades',
    heading: columnHeadings.shades,
    aliases: ['shade', 'colours', 'colors'],
    kind: text,
  },
  { field: 'size', heading: columnHeadings.size, aliases: ['volume'], kind: text },
  { field: 'brand', heading: columnHeadings.brand, aliases: ['company'], kind: text },
  { field: 'use', heading: columnHeadings.use, aliases: ['usage', 'directions'], kind: text },
  {
    field: 'inside',
    heading: columnHeadings.inside,
    aliases: ['ingredients', 'contents'],
    kind: text,
  },
  { field: 'best', heading: columnHeadings.best, aliases: ['expiry', 'expires'], kind: 'month' },
  {
    field: 'order',
    heading: columnHeadings.order,
    aliases: ['position', 'place', 'sort'],
    kind: 'number',
  },
  {
    field: 'show',
    heading: columnHeadings.show,
    aliases: ['from', 'starts', 'firstday'],
    kind: 'day',
  },
  {
    field: 'until',
    heading: columnHeadings.until,
    aliases: ['until', 'ends', 'lastday', 'till'],
    kind: 'day',
  },
  { field: 'hidden', heading: columnHeadings.hidden, aliases: ['hide'], kind: 'yesNo' },
  {
    field: 'Vedioyoutube',
    heading: columnHeadings.Vedioyoutube,
    aliases: ['videoyoutube', 'youtube'],
    kind: text,
  },
  { field: 'words', heading: columnHeadings.words, aliases: ['review', 'quote'], kind: text },
  {
    field: 'customer',
    heading: columnHeadings.customer,
    aliases: ['customername', 'reviewer'],
    kind: text,
  },
  { field: 'town', heading: columnHeadings.town, aliases: ['village'], kind: text },
  { field: 'day', heading: columnHeadings.day, aliases: ['date'], kind: 'day' },
  ...(['1', '2', '3'] as const).flatMap((place) => [
    { field: `slider${place}`, heading: columnHeadings[`slider${place}`], kind: text } as const,
    { field: `alt${place}`, heading: columnHeadings[`alt${place}`], kind: text } as const,
    { field: `link${place}`, heading: columnHeadings[`link${place}`], kind: text } as const,
    { field: `headline${place}`, heading: columnHeadings[`headline${place}`], kind: text } as const,
    { field: `line${place}`, heading: columnHeadings[`line${place}`], kind: text } as const,
  ]),
  ...rowColumns,
  ...factColumns,
];

/** The columns of translations, such as "Title in Bengali": one for each such field of every kind of document. */
const translationColumns = [...new Set(Object.values(sheetFields).flat())].flatMap((field) => {
  const translated = translatedField(field);
  const column = ownColumns.find((own) => own.field === translated?.field);
  return translated && column ? translationColumn(field, column, translated.code) : [];
});

function translationColumn(field: string, of: Column, code: OtherLanguageCode): Column {
  const [language, ...others] = languageNames[code];
  const names = [of.heading, of.field, ...(of.aliases ?? [])];
  const spelt = names.flatMap((name) => [
    ...[language, ...others].flatMap((one) => [`${name} in ${one}`, name + one, one + name]),
    name + code,
  ]);
  const heading = `${of.heading} in ${language}`;
  return { field, heading, aliases: [...new Set(spelt.map(spellingKey))], kind: of.kind };
}

/** A column for each field of every kind of document, in the order of the exported spreadsheet. */
export const fieldColumns: readonly Column[] = [...ownColumns, ...translationColumns];
