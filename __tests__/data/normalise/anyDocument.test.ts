import type { Diagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/Diagnostic';
import { normalise } from '@/data/normalise/normaliseShelf';
import fc from '../../helpers/fastCheck';
import { firestoreDocuments } from '../../helpers/firestoreDocuments';
import { hostileAddresses } from '../../helpers/hostileAddresses';
import { type ItemRules, itemFaults } from '../../helpers/itemFaults';
import { itemKinds } from '../../helpers/itemKinds';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';
import { showable } from '../../helpers/showable';

/** The diagnostics of documents that no page shows. */
const unseen = ['leftOut', 'hidden', 'daysCrossed'];

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
      const says = diagnostics.some(({ code, field = '' }) =>
        code === 'unreadable' ? /^(?:show|until)$/.test(field) : unseen.includes(code),
      );
      expect(says).toBe(item === undefined);
    });
    fc.assert(items);
  });

  it('is the same each time, and does not pollute Object.prototype', () => {
    const items = fc.property(documents, (document) => {
      expect(normalise(document)).toStrictEqual(normalise(document));
      expect(Reflect.ownKeys(Object.prototype)).toStrictEqual(ownKeys);
    });
    fc.assert(items);
  });

  it('is undefined when there are no fields', () => {
    for (const none of [undefined, null, {}, [], '', 0, new Map([['title', 'Rose']])]) {
      expect(normalise(rawDocument(none)).item).toBeUndefined();
    }
  });
});

const ID = { id: 'a-document' };

describe('a hostile address', () => {
  it('never reaches an item', () => {
    for (const address of hostileAddresses) {
      const fields = { title: 'Rose', img: address, Vedioyoutube: address };
      const slides = { slider1: address, slider2: '/b.jpg', slider3: address, link2: address };
      const items = [
        normalise('product', rawDocument(fields)).item,
        normalise('photo', rawDocument(fields)).item,
        normalise('video', rawDocument(fields)).item,
        normalise('slide', rawDocument(slides)).item,
      ];
      expect([address, ...items]).toStrictEqual([
        address,
        { ...ID, title: 'Rose' },
        undefined,
        undefined,
        { ...ID, pictures: [{ image: '/b.jpg' }] },
      ]);
    }
  });
});

describe('documents of 1 MB', () => {
  it.each<[what: string, piece: string, bytesEach: number]>([
    ['letters', 'Rose ', 1_555],
    ['markup', '<b title="\\">', 2_000],
    ['Bengali', 'রূপ', 4_444],
    ['emoji', '🎀', 5_777],
    ['invisible characters', '\u200b\u202e', 222],
  ])('of %s are cut to what their cards hold', (_what, piece, bytesEach) => {
    const items = Array.from({ length: 5 }, (_, index) => {
      const text = `Rose ${index} `.padEnd(500_000, piece);
      return normalise('product', rawDocument({ title: text, des: text }, `rose-${index}`)).item;
    });
    expect(items).not.toContain(undefined);
    expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThan(5 * bytesEach);
  });
});

function normalised(fields: unknown) {
  return normalise('photo', rawDocument(fields, 'door')).item;
}

describe('normalisePhoto', () => {
  it('reads title, des and img', () => {
    const photo = { id: 'door', title: 'Our door', description: 'In red', image: '/door.jpg' };
    expect(normalised({ title: 'Our door', des: 'In red', img: '/door.jpg' })).toStrictEqual(photo);
    expect(jsonRoundTrip(photo)).toStrictEqual(photo);
  });

  it('is left out without a picture address, and when the document has no fields', () => {
    const noAddress = [
      'javascript:alert(1)',
      '//evil.example',
      ...notText.map(([, value]) => value),
    ];
    expect(noAddress.filter((img) => normalised({ title: 'Our door', img }))).toEqual([]);
    expect(notText.filter(([, fields]) => normalised(fields))).toEqual([]);
  });
});
