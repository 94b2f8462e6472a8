import { fieldHeading } from '@/answers/report/fieldHeading';
import { sheetTab } from '@/answers/report/sheetTab';
import { documentFields } from '@/data/normalise/documentFields';
import { fieldColumns } from '../../../scripts/sheet/columns';

describe('fieldHeading', () => {
  it("is that of every field's column in the spreadsheet", () => {
    const fields = new Set(Object.values(documentFields).flatMap(Object.keys));
    const own = fieldColumns.filter(({ field }) => fields.has(field));
    expect(own.length).toBeGreaterThan(60);
    expect(own.map(({ field }) => fieldHeading(field))).toEqual(own.map(({ heading }) => heading));
  });

  it.each(['prcie', 'constructor', 'prcie_bn'])(
    'leaves %s, which has no column, as it is',
    (field) => {
      expect(fieldHeading(field)).toBe(field);
    },
  );
});

describe('sheetTab', () => {
  it.each([
    ['WAX Stick', 'Hair'],
    ['MAKEUP-Foundation', 'Makeup'],
    ['VISIT-SHOP', 'Photos and videos'],
  ])('finds %s in the tab %s', (collection, tab) => {
    expect(sheetTab(collection)).toBe(tab);
  });
});
