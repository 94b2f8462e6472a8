import { digestFields } from '../../../scripts/history/digestFields';
import { encodeFields } from '../../../scripts/push/encodeFields';

const digest = (fields: Parameters<typeof encodeFields>[0]) => digestFields(encodeFields(fields));
const wax = { title: 'Wax', price: 120, more: { a: [1, 2], b: null } };

describe('digestFields', () => {
  it('is the same whatever the order of the fields', () => {
    expect(digest({ more: { b: null, a: [1, 2] }, price: 120, title: 'Wax' })).toBe(digest(wax));
  });

  it.each([
    ['a value', { ...wax, price: 121 }],
    ['a type', { ...wax, price: '120' }],
    ['one field more', { ...wax, off: 0 }],
    ['the order of a list', { ...wax, more: { a: [2, 1], b: null } }],
  ])('tells %s apart', (_what, other) => {
    expect(digest(other)).not.toBe(digest(wax));
  });
});
