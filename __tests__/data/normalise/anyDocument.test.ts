import fc from 'fast-check';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { firestoreDocuments } from '../../helpers/firestoreDocuments';
import { type ItemRules, itemFaults } from '../../helpers/itemFaults';
import { itemKinds } from '../../helpers/itemKinds';
import { rawDocument } from '../../helpers/rawDocument';
import { showable } from '../../helpers/showable';

const text = showable.text(80);
const remarkRules: ItemRules = {
  code: (value) => Object.hasOwn(diagnosticSeverities, String(value)),
  // A field's name may be of nothing that can be seen.
  field: (value) => value === '' || text(value),
  ...{ found: text, made: text, meant: text },
};

/** The parts of a remark that a report can't show. */
function remarkFaults(diagnostic: Diagnostic): string[] {
  return itemFaults(diagnostic, remarkRules);
}

/** What every object has, noted before any document is read. */
const ownKeys = Reflect.ownKeys(Object.prototype);

/** The ways into an item, those of a video's media too. */
function namesIn(item: object): string[] {
  const parts = Object.values(item).filter((value) => typeof value === 'object');
  return [item, ...parts].flatMap((part) => (Array.isArray(part) ? [] : Object.keys(part)));
}

describe.each(itemKinds)('a $kind out of any document', ({ normalise, fields, rules }) => {
  const documents = firestoreDocuments(fields);

  it('is nothing, or a thing that a page can show and JSON can carry', () => {
    const items = fc.property(documents, (document) => {
      const { item } = normalise(document);
      expect(itemFaults(item ?? {}, rules)).toEqual([]);
    });
    fc.assert(items, { numRuns: 1000 });
  });

  it('keeps the id of its document', () => {
    const items = fc.property(documents, (document) => {
      expect([document.id, undefined]).toContain(Object(normalise(document).item).id);
    });
    fc.assert(items, { numRuns: 200 });
  });

  it('leaves every other object as it was', () => {
    const items = fc.property(documents, (document) => {
      normalise(document);
      expect(Reflect.ownKeys(Object.prototype)).toStrictEqual(ownKeys);
    });
    fc.assert(items, { numRuns: 200 });
  });

  it('is the same each time', () => {
    const items = fc.property(documents, (document) => {
      expect(normalise(document)).toStrictEqual(normalise(document));
    });
    fc.assert(items, { numRuns: 200 });
  });

  it('comes with remarks that a report can show and JSON can carry', () => {
    const diagnostics = fc.property(documents, (document) => {
      expect(normalise(document).diagnostics.flatMap(remarkFaults)).toEqual([]);
    });
    fc.assert(diagnostics, { numRuns: 1000 });
  });

  it('is nothing exactly when a remark says so', () => {
    const diagnostics = fc.property(documents, (document) => {
      const { item, diagnostics } = normalise(document);
      const says = diagnostics.some(({ code }) => code === 'leftOut' || code === 'hidden');
      expect(says).toBe(item === undefined);
    });
    fc.assert(diagnostics, { numRuns: 200 });
  });

  it('is now and then something, with each of its fields, and now and then nothing', () => {
    // One seed: among documents of chance, a rare field would be missing in one run of fifty.
    const sample = fc.sample(documents, { numRuns: 2000, seed: 1 });
    const items = sample.map((document) => normalise(document).item);
    const found = new Set(items.flatMap((item) => namesIn(item ?? {})));
    expect(items).toContain(undefined);
    expect([...found]).toEqual(expect.arrayContaining(Object.keys(rules)));
  });

  it('is nothing when there are no fields', () => {
    for (const none of [undefined, null, {}, [], '', 0, new Map([['title', 'Rose']])]) {
      expect(normalise(rawDocument(none)).item).toBeUndefined();
    }
  });
});
