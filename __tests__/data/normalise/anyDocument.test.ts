import type { Diagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import fc from '../../helpers/fastCheck';
import { firestoreDocuments } from '../../helpers/firestoreDocuments';
import { type ItemRules, itemFaults } from '../../helpers/itemFaults';
import { itemKinds } from '../../helpers/itemKinds';
import { rawDocument } from '../../helpers/rawDocument';
import { showable } from '../../helpers/showable';

/** The diagnostics of documents that no page shows. */
const unseen = ['leftOut', 'hidden', 'notYet', 'over', 'daysCrossed'];

const text = showable.text(80);
const diagnosticRules: ItemRules = {
  code: (value) => Object.hasOwn(diagnosticSeverities, String(value)),
  // A field's name may consist of invisible characters only.
  field: (value) => value === '' || text(value),
  ...{ found: text, made: text, meant: text },
};

/** The fields of a diagnostic that a report cannot show. */
function diagnosticFaults(diagnostic: Diagnostic): string[] {
  return itemFaults(diagnostic, diagnosticRules);
}

/** The keys of Object.prototype, recorded before any document is read. */
const ownKeys = Reflect.ownKeys(Object.prototype);

describe.each(itemKinds)('a $kind normalised from any document', ({ normalise, fields, rules }) => {
  const documents = firestoreDocuments(fields);

  it('can be shown and carried as JSON, with the id of its document, or is undefined and its diagnostics say so', () => {
    const items = fc.property(documents, (document) => {
      const { item, diagnostics } = normalise(document);
      expect(itemFaults(item ?? {}, rules)).toEqual([]);
      expect([document.id, undefined]).toContain(Object(item).id);
      expect(diagnostics.flatMap(diagnosticFaults)).toEqual([]);
      const says = diagnostics.some(({ code }) => unseen.includes(code));
      expect(says).toBe(item === undefined);
    });
    fc.assert(items, { numRuns: 1000 });
  });

  it('is the same each time, and does not pollute Object.prototype', () => {
    const items = fc.property(documents, (document) => {
      expect(normalise(document)).toStrictEqual(normalise(document));
      expect(Reflect.ownKeys(Object.prototype)).toStrictEqual(ownKeys);
    });
    fc.assert(items, { numRuns: 200 });
  });

  it('is undefined when there are no fields', () => {
    for (const none of [undefined, null, {}, [], '', 0, new Map([['title', 'Rose']])]) {
      expect(normalise(rawDocument(none)).item).toBeUndefined();
    }
  });
});
