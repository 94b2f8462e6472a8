import { findingOf } from '@/answers/report/findingOf';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { normalise } from '../../helpers/normalise';
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
    const [diagnostic, ...others] = normalised(fields).diagnostics;
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
