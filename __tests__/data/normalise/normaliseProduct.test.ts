import { normaliseProduct } from '@/data/normalise/normaliseProduct';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';

const complete = {
  title: 'Rose Toner',
  des: 'A light toner',
  delivery: 'Free in Berhampore',
  mrp: 599,
  off: 25,
  price: 449,
  img: '/pictures/products/Toner-1.webp',
};
const product = {
  id: 'rose',
  title: 'Rose Toner',
  description: 'A light toner',
  delivery: 'Free in Berhampore',
  mrp: 599,
  off: 25,
  price: 449,
  image: '/pictures/products/Toner-1.webp',
};

function normalised(fields: unknown) {
  return normaliseProduct(rawDocument(fields, 'rose')).item;
}

describe('normaliseProduct', () => {
  it('reads the seven fields of the specification', () => {
    expect(normalised(complete)).toEqual(product);
  });

  it('reads numbers that were typed as text', () => {
    const typed = {
      ...complete,
      title: ' Rose\nToner ',
      mrp: 'M.R.P. ₹599/-',
      off: ' 25 % ',
      price: 'Rs. ৪৪৯',
    };
    expect(normalised(typed)).toEqual(product);
  });

  it.each<[keyof typeof complete, keyof typeof product]>([
    ['title', 'title'],
    ['des', 'description'],
    ['delivery', 'delivery'],
    ['mrp', 'mrp'],
    ['off', 'off'],
    ['price', 'price'],
    ['img', 'image'],
  ])('leaves out only the field %s when it is missing or unreadable', (given, shown) => {
    const { [shown]: _absent, ...rest } = product;
    const { [given]: _missing, ...incomplete } = complete;
    expect(normalised(incomplete)).toStrictEqual(rest);
    for (const [, value] of notText) {
      expect(normalised({ ...complete, [given]: value })).toStrictEqual(rest);
    }
  });

  it('needs only a title or a picture', () => {
    expect(normalised({ title: 'Rose' })).toStrictEqual({ id: 'rose', title: 'Rose' });
    expect(normalised({ img: '/a.jpg' })).toStrictEqual({ id: 'rose', image: '/a.jpg' });
  });

  it.each<[what: string, fields: unknown]>([
    ['an empty document', {}],
    ['one with neither title nor picture', { des: 'text', price: 10, mrp: 20 }],
    ['one whose picture is no safe address', { img: 'javascript:alert(1)', price: 10 }],
    ['one whose title is invisible', { title: '\u200b\u202e ' }],
    ['fields in another case', { Title: 'Rose', IMG: '/a.jpg' }],
    ['a title in the prototype key', JSON.parse('{"__proto__":{"title":"Rose"}}')],
    ['prototype keys', { constructor: 'x', prototype: 'x', hasOwnProperty: 'x' }],
    ...notText,
  ])('leaves out %s', (_what, fields) => {
    expect(normalised(fields)).toBeUndefined();
  });

  it('ignores unknown and prototype fields', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"title":"Rose","id":"other","x":1}');
    expect(normalised(hostile)).toStrictEqual({ id: 'rose', title: 'Rose' });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it.each(['__proto__', 'constructor', 'a b', 'ক', '1'])('keeps the id %s', (id) => {
    expect(normaliseProduct(rawDocument({ title: 'Rose' }, id)).item).toStrictEqual({
      id,
      title: 'Rose',
    });
  });

  it('truncates texts of 100 KB to what a card can hold', () => {
    const long = 'পুজো 🎀 '.repeat(20_000);
    const {
      title = '',
      description = '',
      delivery = '',
    } = normalised({ title: long, des: long, delivery: long }) ?? {};
    expect([title, description, delivery].map((text) => Array.from(text).length <= 1200)).toEqual([
      true,
      true,
      true,
    ]);
    expect(title.length).toBeLessThan(description.length);
  });

  it.each<[what: string, fields: unknown]>([
    ['a complete one', complete],
    ['a poor one', { title: 'Rose', mrp: null, off: Number.NaN, price: undefined }],
    ['lone surrogates', { title: 'Rose \ud83c', des: '\udf80', img: 'https://example.com/\ud83c' }],
    ['marks and emoji', { title: 'র\u200d্যাম্প 👩‍🦰', price: 0.1 + 0.2 }],
  ])('survives JSON for %s', (_what, fields) => {
    expect(jsonRoundTrip(normalised(fields))).toStrictEqual(normalised(fields));
  });
});
