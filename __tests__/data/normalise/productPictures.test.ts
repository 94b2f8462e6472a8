import { findingOf } from '@/answers/diagnostics/findingOf';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { normalise } from '@/data/normalise/normaliseShelf';
import { rawDocument } from '../../helpers/rawDocument';

const [a, b, c] = ['/a.jpg', 'https://example.com/b.jpg', '/c.jpg'];

function normalised(fields: Record<string, unknown>) {
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
    ['the fields in another order', { img3: c, img2: b, img: a }, a, [b, c]],
    ['a gap', { img: a, img4: b }, a, [b]],
    ['no first one', { img2: b, img3: c }, b, [c]],
    ['an unreadable second one', { img: a, img2: 'javascript:alert(1)', img3: c }, a, [c]],
    ['the same one three times', { img: a, img2: b, img3: a, img4: b }, a, [b]],
  ])('with %s', (_what, fields, image, moreImages) => {
    expect(normalised(fields)).toMatchObject({ image, moreImages });
  });

  it('has no list without further pictures', () => {
    expect(normalise('product', rawDocument({ img: a }, 'rose')).item).toStrictEqual({
      id: 'rose',
      image: a,
    });
  });

  it.each<[what: string, fields: Record<string, unknown>, code: string, fix: RegExp]>([
    ['a repeated address', { img: a, img2: a }, 'pictureTwice', /another picture in img2/],
    ['an address of Storage', { img: a, img2: 'gs://shop/b.jpg' }, 'notOnTheWeb', /download URL/],
    ['what is no address', { img: a, img2: 'rose.jpg' }, 'unreadable', /Upload the picture/],
    ['a misspelt field', { img: a, imgs2: b }, 'misspelt', /Make a field img2/],
  ])('are reported with the cure: %s', (_what, fields, code, fix) => {
    const [diagnostic, ...others] = normalised(fields).diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ code });
    const { fix: cure } = findingOf('MAKEUP-Primer', {
      ...(diagnostic as Diagnostic),
      ids: ['rose'],
    });
    expect(cure).toMatch(fix);
  });

  it('that is further and does not load is said to be left out', () => {
    const seen = (field: string) =>
      findingOf('MAKEUP-Primer', { code: 'pictureMissing', ids: ['a'], field, found: a }).effect;
    expect(seen('img')).toBe('A picture that does not load.');
    expect(seen('img2')).toMatch(/^Nothing of it/);
  });
});
