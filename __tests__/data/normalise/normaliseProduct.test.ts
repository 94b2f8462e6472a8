import { normalise } from '../../helpers/normalise';
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
  return normalise('product', rawDocument(fields, 'rose')).item;
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
    ['img', 'image'],
  ])('leaves out only the field %s when it is missing or unreadable', (given, shown) => {
    const { [shown]: _absent, ...rest } = product;
    const { [given]: _missing, ...incomplete } = complete;
    expect(normalised(incomplete)).toStrictEqual(rest);
    for (const [, value] of notText) {
      expect(normalised({ ...complete, [given]: value })).toStrictEqual(rest);
    }
  });

  it.each<[what: string, changes: object, figures: object]>([
    ['a discount that contradicts them', { off: 50 }, { mrp: 599, off: 25, price: 449 }],
    ['a price above the M.R.P.', { price: 650 }, { price: 650 }],
    ['no price', { price: 'ask' }, {}],
    ['nothing left of it', { soldOut: 'yes' }, { price: 449, soldOut: true }],
  ])(
    'says of price, M.R.P. and discount only what may be shown, with %s',
    (_what, changes, figures) => {
      const { mrp: _mrp, off: _off, price: _price, ...rest } = product;
      expect(normalised({ ...complete, ...changes })).toStrictEqual({ ...rest, ...figures });
    },
  );

  it('needs only a title or a picture', () => {
    expect(normalised({ title: 'Rose' })).toStrictEqual({ id: 'rose', title: 'Rose' });
    expect(normalised({ img: '/a.jpg' })).toStrictEqual({ id: 'rose', image: '/a.jpg' });
    expect(normalised({ des: 'text', price: 10, mrp: 20 })).toBeUndefined();
  });

  it('ignores unknown and prototype fields', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"title":"Rose","id":"other","x":1}');
    expect(normalised(hostile)).toStrictEqual({ id: 'rose', title: 'Rose' });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it.each(['__proto__', 'constructor', 'a b', 'ক', '1'])('keeps the id %s', (id) => {
    expect(normalise('product', rawDocument({ title: 'Rose' }, id)).item).toStrictEqual({
      id,
      title: 'Rose',
    });
  });
});
