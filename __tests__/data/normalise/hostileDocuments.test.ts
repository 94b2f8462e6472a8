import { Bytes, GeoPoint, Timestamp, vector } from 'firebase/firestore/lite';
import { normalisePhoto } from '@/data/normalise/normalisePhoto';
import { normaliseProduct } from '@/data/normalise/normaliseProduct';
import { normaliseSlide } from '@/data/normalise/normaliseSlide';
import { normaliseVideo } from '@/data/normalise/normaliseVideo';
import { hostileAddresses } from '../../helpers/hostileAddresses';
import { rawDocument } from '../../helpers/rawDocument';

const ID = { id: 'a-document' };
const INFINITY = Number('1e309');
const SCRIPT = '<script>alert(1)</script>';

describe('normaliseProduct', () => {
  it.each<[what: string, fields: object, product: object | undefined]>([
    ['markup', { title: SCRIPT, des: '<b>"' }, { title: SCRIPT, description: '<b>"' }],
    ['the end of a script', { title: '</script><!--' }, { title: '</script><!--' }],
    ['right-to-left marks', { title: '\u202eesoR\u202c \u2067x\u2069' }, { title: 'esoR x' }],
    ['zero-width characters', { title: '\u200bRose\ufeff', des: '\u200b' }, { title: 'Rose' }],
    ['an invisible title', { title: '\u3164\u2800\u200d' }, undefined],
    ['emoji', { title: '🎀 👩‍🦰 🇮🇳' }, { title: '🎀 👩‍🦰 🇮🇳' }],
    ['half an emoji', { title: 'Rose \ud83c' }, { title: 'Rose \ufffd' }],
    ['control characters', { title: 'Rose\u0000\u001b[31m' }, { title: 'Rose [31m' }],
    ['1e309', { title: 'Rose', mrp: INFINITY, off: INFINITY, price: '1e309' }, { title: 'Rose' }],
    ['-5', { title: 'Rose', mrp: -5, off: -5, price: '-5' }, { title: 'Rose' }],
    ['NaN', { title: 'Rose', mrp: Number.NaN, off: 'NaN', price: Number.NaN }, { title: 'Rose' }],
    ['-0', { title: 'Rose', mrp: -0, off: -0, price: '-0' }, { title: 'Rose' }],
    ['100 %', { title: 'Rose', off: 100, price: 10_000_001 }, { title: 'Rose' }],
    ['numbers for texts', { title: 7, des: -0, delivery: Number.NaN }, texts('7', '0')],
    ['nested maps', { title: { en: 'Rose' }, price: { inr: { value: 450 } } }, undefined],
    ['lists', { title: ['Rose'], img: ['/a.jpg'], price: [450] }, undefined],
    ['a timestamp', { title: 'Rose', des: Timestamp.now(), price: Timestamp.now() }, texts('Rose')],
    ['a place', { title: 'Rose', img: new GeoPoint(24.1, 88.2) }, texts('Rose')],
    ['bytes', { title: 'Rose', img: Bytes.fromBase64String('AAAA') }, texts('Rose')],
    ['a vector', { title: 'Rose', price: vector([450]) }, texts('Rose')],
    ['own prototype keys', JSON.parse('{"__proto__":{"title":"x"},"constructor":"x"}'), undefined],
    ['no prototype', Object.assign(Object.create(null), { title: 'Rose' }), texts('Rose')],
    ['own toString', { title: 'Rose', toString: 'x', toJSON: 'x', valueOf: 1 }, texts('Rose')],
  ])('normalises %s', (_what, fields, product) => {
    const expected = product && { ...ID, ...product };
    expect(normaliseProduct(rawDocument(fields)).item).toStrictEqual(expected);
  });
});

describe('a hostile address', () => {
  it('never reaches an item', () => {
    for (const address of hostileAddresses) {
      const fields = { title: 'Rose', img: address, Vedioyoutube: address };
      const slides = { slider1: address, slider2: '/b.jpg', slider3: address, link2: address };
      const items = [
        normaliseProduct(rawDocument(fields)).item,
        normalisePhoto(rawDocument(fields)).item,
        normaliseVideo(rawDocument(fields)).item,
        normaliseSlide(rawDocument(slides)).item,
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

describe('45 documents of 1 MB', () => {
  it.each<[what: string, piece: string, kilobytes: number]>([
    ['letters', 'Rose ', 70],
    ['markup', '<b title="\\">', 90],
    ['Bengali', 'রূপ', 200],
    ['emoji', '🎀', 260],
    ['invisible characters', '\u200b\u202e', 10],
  ])('of %s are cut to what their cards hold', (_what, piece, kilobytes) => {
    const items = Array.from({ length: 45 }, (_, index) => {
      const text = `Rose ${index} `.padEnd(500_000, piece);
      return normaliseProduct(rawDocument({ title: text, des: text }, `rose-${index}`)).item;
    });
    expect(items).not.toContain(undefined);
    expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThan(kilobytes * 1000);
  });

  it('lose every field that is not text, and addresses that are too long', () => {
    const text = '/a.jpg'.padEnd(500_000, '9');
    const fields = { title: 'Rose', mrp: text, off: '9'.repeat(500_000), price: text, img: text };
    expect(normaliseProduct(rawDocument(fields)).item).toStrictEqual({ ...ID, title: 'Rose' });
  });
});

function texts(title: string, description?: string): object {
  return description === undefined ? { title } : { title, description };
}
