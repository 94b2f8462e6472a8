import { decodeFields, encodeFields, type RestFields } from '../../../scripts/push/encodeFields';
import type { FieldValue } from '../../../scripts/push/readCatalogueFiles';
import fc from '../../helpers/fastCheck';

describe('encodeFields', () => {
  it.each<[what: string, value: FieldValue, encoded: object]>([
    ['a text', 'Matte Foundation', { stringValue: 'Matte Foundation' }],
    ['an empty text', '', { stringValue: '' }],
    ['a text in Bengali with a rupee sign', 'লিপস্টিক ₹১২০', { stringValue: 'লিপস্টিক ₹১২০' }],
    ['a text that looks like a number', '450', { stringValue: '450' }],
    ['a whole number', 1299, { integerValue: '1299' }],
    ['zero', 0, { integerValue: '0' }],
    ['a negative whole number', -5, { integerValue: '-5' }],
    ['the largest safe integer', 2 ** 53 - 1, { integerValue: '9007199254740991' }],
    ['a number above the safe integers', 2 ** 53, { doubleValue: 2 ** 53 }],
    ['a fraction', 90.5, { doubleValue: 90.5 }],
    ['true', true, { booleanValue: true }],
    ['false', false, { booleanValue: false }],
    ['null', null, { nullValue: null }],
    ['an empty list', [], { arrayValue: {} }],
    ['an empty map', {}, { mapValue: {} }],
  ])('encodes %s', (_what, value, encoded) => {
    expect(encodeFields({ field: value })).toStrictEqual({ field: encoded });
  });

  it('encodes the items of a list in order, each by its own type', () => {
    expect(encodeFields({ list: ['red', 2, 0.5, null, { on: true }] })).toStrictEqual({
      list: {
        arrayValue: {
          values: [
            { stringValue: 'red' },
            { integerValue: '2' },
            { doubleValue: 0.5 },
            { nullValue: null },
            { mapValue: { fields: { on: { booleanValue: true } } } },
          ],
        },
      },
    });
  });
});

describe('decodeFields', () => {
  it('returns what encodeFields encoded', () => {
    const { tree } = fc.letrec<{ tree: FieldValue }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          tie('tree'),
          {
            maxKeys: 3,
            noNullPrototype: true,
          },
        ),
      ),
    }));
    const property = fc.property(tree, (value) => {
      const written: RestFields = JSON.parse(JSON.stringify(encodeFields({ value })));
      expect(decodeFields(written)).toEqual({ value });
    });
    fc.assert(property);
  });

  it('decodes a timestamp and a reference as text', () => {
    const fields = JSON.parse(
      '{"at":{"timestampValue":"2026-11-21T10:00:00Z"},"to":{"referenceValue":"projects/p/a"}}',
    );
    expect(decodeFields(fields)).toEqual({ at: '2026-11-21T10:00:00Z', to: 'projects/p/a' });
  });
});
