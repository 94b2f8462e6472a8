import { initializeApp } from 'firebase/app';
import { doc, GeoPoint, getFirestore, Timestamp } from 'firebase/firestore/lite';
import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';

const NOON = Date.UTC(2026, 10, 21, 6, 30);
const whole = { title: 'Rose', price: 120, img: '/a.webp' };

/** A timestamp of so many days after noon of 21 November 2026. */
const dayAfter = (days: number) => Timestamp.fromMillis(NOON + days * 24 * 60 * 60_000);

function product(fields: Readonly<Record<string, unknown>>) {
  return normalise('product', rawDocument({ ...whole, ...fields }));
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));

describe('a document of the console', () => {
  it.each([
    ['until', dayAfter(-1), { code: 'hidden' }],
    ['show', dayAfter(7), { code: 'hidden' }],
    ['until', 'soon', { code: 'unreadable', field: 'until', typed: 'soon' }],
    ['show', { day: 1 }, { code: 'unreadable', field: 'show', typed: '{…}' }],
  ])('with %s of %j is not on sale', (field, value, diagnostic) => {
    expect(product({ [field]: value })).toEqual({
      item: undefined,
      diagnostics: [diagnostic],
    });
  });

  it.each([
    ['until', dayAfter(0)],
    ['show', dayAfter(-1)],
    ['until', 'none'],
  ])('with %s of %j is on sale', (field, value) => {
    expect(product({ [field]: value }).item).toBeDefined();
  });

  it.each(['নেই', 'Out of stock', 'Finished.', 'শেষ', 'yes'])('is sold out with %s', (soldOut) => {
    expect(product({ soldOut })).toMatchObject({ item: { soldOut: true }, diagnostics: [] });
    expect(product({ hidden: 'নেই' }).item).toBeDefined();
  });

  it.each<[fields: Readonly<Record<string, unknown>>, item: Readonly<Record<string, unknown>>]>([
    [
      { shades: ['Honey #c68642', 'Rose'] },
      { shades: [{ name: 'Honey', colour: '#c68642' }, { name: 'Rose' }] },
    ],
    [{ inside: ['water', 'rose oil'] }, { inside: 'water, rose oil' }],
    [
      { img: ['/a.webp', '/b.webp', '/c.webp'], img2: '/d.webp' },
      { image: '/a.webp', moreImages: ['/d.webp', '/b.webp', '/c.webp'] },
    ],
  ])('reads an array of texts as a list: %j', (fields, item) => {
    const made = product(fields);
    expect(made.item).toMatchObject(item);
    expect(made.diagnostics).toEqual([]);
  });

  const reference = doc(getFirestore(initializeApp({ projectId: 'a-test' }, 'console')), 'a/b');
  it.each([
    ['price', { en: 450 }],
    ['brand', reference],
    ['size', new GeoPoint(1, 2)],
    ['shades', [{ name: 'Rose' }]],
  ])('names the field %s of another type', (field, value) => {
    expect(product({ [field]: value }).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unreadable', field }),
    );
  });
});

describe('words for nothing', () => {
  const words = ['N/A', 'NA', '-', 'nil', 'none', 'Null', 'undefined', '#', '.', 'নেই', 'नहीं है'];

  it.each(words)(
    '%j is nothing in size, shades, brand, ingredients, translations and amounts',
    (word) => {
      const fields = { size: word, brand: word, inside: word, mrp: word, off: word };
      const made = product({ ...fields, shades: `Rose, ${word}`, title_bn: word, shades_bn: word });
      expect(made.item).toEqual({
        id: expect.any(String),
        title: 'Rose',
        price: 120,
        image: '/a.webp',
        shades: [{ name: 'Rose' }],
      });
      expect(made.diagnostics).toEqual([]);
    },
  );

  it.each(words)('%j for a price is a missing price', (price) => {
    expect(product({ price }).diagnostics).toEqual([
      { code: 'missing', field: 'price', typed: price },
    ]);
  });

  it('are no words within others, and an answer to a question stays one', () => {
    expect(product({ brand: 'Nana', size: '-2.00' }).item).toMatchObject({
      brand: 'Nana',
      size: { text: '-2.00' },
    });
    expect(product({ homeDelivery: 'नहीं' }).item).toMatchObject({ noDelivery: true });
  });
});

describe('Bengali and Hindi letters', () => {
  it.each([
    ['\u0985\u09be\u09b2\u09a4\u09be', 'আলতা'],
    ['\u0905\u093e\u0908\u0932\u093e\u0907\u0928\u0930', 'आईलाइनर'],
    ['\u0995\u09be\u099c\u09f0', 'কাজর'],
    ['\u09b6\u200d\u09cd\u09af\u09be\u09ae\u09cd\u09aa\u09c1', 'শ্যাম্পু'],
    ['র\u200d\u09cd\u09afাম্প', 'র\u200d\u09cd\u09afাম্প'],
  ])('in "%s" have one form', (typed, form) => {
    expect(product({ title: typed }).item).toMatchObject({ title: form });
  });
});
