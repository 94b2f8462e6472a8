import { sheetNames } from '@/answers/diagnostics/sheetNames';
import { sheetTab } from '@/answers/diagnostics/sheetTab';
import { documentFields } from '@/data/normalise/documentFields';
import { fieldColumns } from '../../../scripts/sheet/columns';

describe('sheetNames', () => {
  it('call every field of a document as its column in the spreadsheet is called', () => {
    const fields = new Set(Object.values(documentFields).flatMap(Object.keys));
    const own = fieldColumns.filter(({ field }) => fields.has(field));
    expect(own.length).toBeGreaterThan(60);
    expect(own.map(({ field }) => sheetNames.nameOf(field))).toEqual(
      own.map(({ heading }) => heading),
    );
  });

  it.each(['prcie', 'constructor', 'prcie_bn'])(
    'leave %s, which has no column, as it is',
    (field) => {
      expect(sheetNames.nameOf(field)).toBe(field);
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
