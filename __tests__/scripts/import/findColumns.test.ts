import { spellingKey } from '@/catalogue/addresses/spellingKey';
import { allCollections } from '@/catalogue/allCollections';
import { findColumns, likeliestHeading } from '../../../scripts/import/findColumns';
import { fieldColumns, placeColumns } from '../../../scripts/sheet/columns';
import { otherShopColumns } from '../../../scripts/sheet/otherShopColumns';
import { sheetFields } from '../../../scripts/sheet/sheetCollections';

/** The fields recognised in the headings, in their order. */
function fieldsOf(headings: string[]): string[] {
  return [...findColumns(headings).places.keys()].map(({ field }) => field);
}

describe('the columns', () => {
  it('cover exactly the fields that the site reads', () => {
    const fields = Object.values(sheetFields).flat();
    expect(fieldColumns.map(({ field }) => field).sort()).toEqual([...new Set(fields)].sort());
    expect(allCollections.length).toBeGreaterThan(40);
  });

  it('share no name or alias, but that two fields of rows are called so', () => {
    const names = [...Object.values(placeColumns), ...fieldColumns].flatMap((column) =>
      [
        ...new Set([column.field, column.heading, ...(column.aliases ?? [])].map(spellingKey)),
      ].filter((name) => !['collection', 'brands'].includes(name) || column.field !== name),
    );
    expect(names).toHaveLength(new Set(names).size);
    const others = otherShopColumns.flatMap(({ headings }) => headings);
    expect(others.filter((name) => names.includes(name))).toEqual([]);
    expect(others.map(spellingKey)).toEqual(others);
  });
});

describe('findColumns', () => {
  it.each<[headings: string[], fields: string[]]>([
    [
      ['Shelf', 'Id', 'Title'],
      ['shelf', 'id', 'title'],
    ],
    [
      ['PRICE (₹)', ' product_name ', 'Collection', 'M.R.P.', 'Discount %'],
      ['price', 'title', 'shelf', 'mrp', 'off'],
    ],
    [['Category', 'Image', 'Description', 'des '].slice(0, 3), ['shelf', 'img', 'des']],
    [
      ['দাম', 'নাম', 'তাক', 'ছাড়'],
      ['price', 'title', 'shelf', 'off'],
    ],
    [
      ['Shelf', 'Title in Bengali', 'Bengali description', 'delivery_bn', 'How to use (Bangla)'],
      ['shelf', 'title_bn', 'des_bn', 'delivery_bn', 'use_bn'],
    ],
    [
      ['তাক', 'নাম', 'বাংলা নাম'],
      ['shelf', 'title', 'title_bn'],
    ],
    [
      ['Shelf', 'नाम', 'हिंदी नाम', 'विवरण हिंदी', 'Name in Bangla', 'Slide 1 line in Hindi'],
      ['shelf', 'title', 'title_hi', 'des_hi', 'title_bn', 'line1_hi'],
    ],
  ])('recognises %j', (headings, fields) => {
    expect(fieldsOf(headings)).toEqual(fields);
  });

  it('lists unknown columns, and skips empty ones', () => {
    const { unknown, places } = findColumns(['Supplier', '', 'Shelf', 'Price']);
    expect(unknown).toEqual(['Supplier']);
    expect([...places.values()]).toEqual([2, 3]);
  });

  it.each([
    [['Title', 'Price'], /Shelf must be there\. It has "Title", "Price"\./],
    [['Shelf'], /should name the columns/],
    [['a', 'b', 'c'], /It has "a", "b", "c"/],
    [[], /It has nothing/],
    [['à¦¤à¦¾à¦•', 'à¦¦à¦¾à¦®'], /names the columns, has letters that were spoilt before/],
    [['Shelf', 'Price', 'Rate'], /"Price" and "Rate" both mean Price/],
  ])('refuses %j', (headings, says) => {
    expect(() => findColumns(headings)).toThrow(says);
  });
});

describe('likeliestHeading', () => {
  it.each([
    ['Prcie', 'Price'],
    ['tittle', 'Title'],
    ['M.R.P', 'M.R.P.'],
    ['Supplier', undefined],
    ['', undefined],
  ])('suggests for %j: %s', (heading, likely) => {
    expect(likeliestHeading(heading)).toBe(likely);
  });
});
