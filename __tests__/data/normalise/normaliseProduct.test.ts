import { findingOf } from '@/answers/report/findingOf';
import type { Diagnostic } from '@/catalogue/Diagnostic';
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

const [a, b, c] = ['/a.jpg', 'https://example.com/b.jpg', '/c.jpg'];

function pictured(fields: Record<string, unknown>) {
  const { item, diagnostics } = normalise(
    'product',
    rawDocument({ title: 'Rose', price: 1, ...fields }, 'rose'),
  );
  return { image: item?.image, moreImages: item?.moreImages, diagnostics };
}

describe('the pictures of a product', () => {
  it.each<
    [
      what: string,
      fields: Record<string, unknown>,
      image: string | undefined,
      moreImages: string[] | undefined,
    ]
  >([
    ['one', { img: a }, a, undefined],
    ['none', { img2: ' ', img3: null }, undefined, undefined],
    [
      'six',
      { img: a, img2: b, img3: c, img4: '/4', img5: '/5', img6: '/6' },
      a,
      [b, c, '/4', '/5', '/6'],
    ],
    ['a gap', { img: a, img4: b }, a, [b]],
    ['no first one', { img2: b, img3: c }, b, [c]],
    ['an unreadable second one', { img: a, img2: 'javascript:alert(1)', img3: c }, a, [c]],
    ['the same one three times', { img: a, img2: b, img3: a, img4: b }, a, [b]],
  ])('with %s', (_what, fields, image, moreImages) => {
    expect(pictured(fields)).toMatchObject({ image, moreImages });
  });

  it('has no list without further pictures', () => {
    expect(normalise('product', rawDocument({ img: a }, 'rose')).item).toStrictEqual({
      id: 'rose',
      image: a,
    });
  });

  it.each<[what: string, fields: Record<string, unknown>, code: string, cure: RegExp]>([
    ['a repeated address', { img: a, img2: a }, 'pictureTwice', /another photo in Picture 2/],
    [
      'an address of Storage',
      { img: a, img2: 'gs://shop/b.jpg' },
      'unreadable',
      /^Type the name of a photo/,
    ],
    ['what is no address', { img: a, img2: 'rose.jpg' }, 'unreadable', /^Type the name of a photo/],
    ['a misspelt field', { img: a, imgs2: b }, 'misspelt', /^Spell it exactly: img2/],
  ])('are reported with the cure: %s', (_what, fields, code, cure) => {
    const [diagnostic, ...others] = pictured(fields).diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ code });
    const finding = findingOf(
      'MAKEUP-Primer',
      { ...(diagnostic as Diagnostic), ids: ['rose'] },
      'en',
    );
    expect(finding.cure).toMatch(cure);
  });
});
