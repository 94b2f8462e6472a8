import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import { digestFields } from '../../../scripts/history/digestFields';

const wax = { title: 'Wax', price: 120, more: { a: [1, 2], b: null } };

describe('digestFields', () => {
  it('is the same whatever the order of the fields', () => {
    expect(digestFields({ more: { b: null, a: [1, 2] }, price: 120, title: 'Wax' })).toBe(
      digestFields(wax),
    );
  });

  it.each([
    ['a value', { ...wax, price: 121 }],
    ['a type', { ...wax, price: '120' }],
    ['one field more', { ...wax, off: 0 }],
    ['the order of a list', { ...wax, more: { a: [2, 1], b: null } }],
    ['a time', { ...wax, until: new Timestamp(1, 0) }],
    ['a place', { ...wax, at: new GeoPoint(24.1, 88.25) }],
  ])('tells %s apart', (_what, other) => {
    expect(digestFields(other)).not.toBe(digestFields(wax));
  });
});
