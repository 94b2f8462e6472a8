import { hostileAddresses } from '../../helpers/hostileAddresses';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { normalise } from '../../helpers/normalise';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';

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

describe('a photo of the shop', () => {
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
