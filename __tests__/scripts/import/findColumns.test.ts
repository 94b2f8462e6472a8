import { collections } from '@/catalogue/collections';
import { normalisers } from '@/data/normalise/normalisers';
import { findColumns, likeliestHeading } from '../../../scripts/import/findColumns';
import { fieldColumns, foldName, placeColumns } from '../../../scripts/sheet/columns';

/** The fields that headings were taken for, in the order of the headings. */
function fieldsOf(headings: string[]): string[] {
  return [...findColumns(headings).places.keys()].map(({ field }) => field);
}

describe('the columns', () => {
  it('are those of all fields that the site reads, and no others', () => {
    const fields = Object.values(normalisers).flatMap((one) => one.fields);
    expect(fieldColumns.map(({ field }) => field).sort()).toEqual([...new Set(fields)].sort());
    expect(collections.length).toBeGreaterThan(40);
  });

  it('have no name in common', () => {
    const names = [...Object.values(placeColumns), ...fieldColumns].flatMap((column) => [
      ...new Set([column.field, column.heading, ...(column.aliases ?? [])].map(foldName)),
    ]);
    expect(names).toHaveLength(new Set(names).size);
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
  ])('knows %j', (headings, fields) => {
    expect(fieldsOf(headings)).toEqual(fields);
  });

  it('names the columns that mean nothing to the site, and passes over empty ones', () => {
    const { unknown, places } = findColumns(['Supplier', '', 'Shelf', 'Price']);
    expect(unknown).toEqual(['Supplier']);
    expect([...places.values()]).toEqual([2, 3]);
  });

  it.each([
    [['Title', 'Price'], /Shelf must be there\. It has "Title", "Price"\./],
    [['Shelf'], /should name the columns/],
    [['a', 'b', 'c'], /It has "a", "b", "c"/],
    [[], /It has nothing/],
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
  ])('of %j is %s', (heading, likely) => {
    expect(likeliestHeading(heading)).toBe(likely);
  });
});
