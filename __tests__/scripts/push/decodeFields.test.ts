import fc from 'fast-check';
import { decodeFields } from '../../../scripts/push/decodeFields';
import { encodeFields, type RestFields } from '../../../scripts/push/encodeFields';
import type { FieldValue } from '../../../scripts/push/readCatalogueFiles';

describe('decodeFields', () => {
  it('gives back whatever was encoded', () => {
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

  it('takes a time and a reference as the text that stands for them', () => {
    const fields = JSON.parse(
      '{"at":{"timestampValue":"2026-11-21T10:00:00Z"},"to":{"referenceValue":"projects/p/a"}}',
    );
    expect(decodeFields(fields)).toEqual({ at: '2026-11-21T10:00:00Z', to: 'projects/p/a' });
  });
});
