import { findingOf } from '@/answers/report/findingOf';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { fieldReaders } from '@/data/normalise/fieldReaders';
import { normalise } from '@/data/normalise/normaliseCollection';
import { notText } from '../../helpers/notText';
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
    ['a repeated address', { img: a, img2: a }, 'pictureTwice', /another picture in Picture 2/],
    [
      'an address of Storage',
      { img: a, img2: 'gs://shop/b.jpg' },
      'noPicture',
      /^Give the name of a photo/,
    ],
    ['what is no address', { img: a, img2: 'rose.jpg' }, 'unreadable', /^Give the name of a photo/],
    ['a misspelt field', { img: a, imgs2: b }, 'misspelt', /^Call it img2/],
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

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';
const CLIP = 'https://example.com/a.mp4';

describe('fieldReaders', () => {
  it.each<[reader: keyof typeof fieldReaders, found: unknown, value: unknown, code: unknown]>([
    ['title', 'Rose', 'Rose', undefined],
    ['title', 'x'.repeat(161), `${'x'.repeat(159)}…`, 'shortened'],
    ['title', `Rose${' '.repeat(2000)}Toner`, 'Rose', 'shortened'],
    ['prose', 'x'.repeat(1201), `${'x'.repeat(1199)}…`, 'shortened'],
    ['note', 'x'.repeat(201), `${'x'.repeat(199)}…`, 'shortened'],
    ['rupees', '₹1,299/-', 1299, undefined],
    ['rupees', 'two hundred', undefined, 'unreadable'],
    ['rupees', 'Rs. 0/-', undefined, undefined],
    ['percent', '20 % off', 20, undefined],
    ['percent', '0%', undefined, undefined],
    ['percent', 0.2, undefined, 'unreadable'],
    ['picture', ' HTTP://example.com/a.jpg', 'https://example.com/a.jpg', 'insecure'],
    ['name', 'x'.repeat(71), 'x'.repeat(71), 'longTitle'],
    ['name', 'x'.repeat(70), 'x'.repeat(70), undefined],
    ['position', ' ৩ ', 3, undefined],
    ['position', -1.5, -1.5, undefined],
    ['position', 'first', undefined, 'unreadable'],
    ['yes', true, true, undefined],
    ['yes', ' Yes ', true, undefined],
    ['yes', 1, true, undefined],
    ['yes', 'হ্যাঁ', true, undefined],
    ['yes', 'no', undefined, undefined],
    ['yes', 'until Monday', undefined, 'unreadable'],
    ['no', ' No ', false, undefined],
    ['no', false, false, undefined],
    ['no', 'না', false, undefined],
    ['no', 'yes', undefined, undefined],
    ['no', 'only in town', undefined, 'unreadable'],
    ['link', '/Hair-flower#item-1', '/Hair-flower#item-1', undefined],
    ['link', 'http://example.com/a', 'https://example.com/a', 'insecure'],
    ['link', 'tel:+919876543210', undefined, 'unreadable'],
    ['picture', 'gs://shop/a.jpg', undefined, 'noPicture'],
    ['picture', 'Content://media/1', undefined, 'noPicture'],
    ['picture', 'file:///C:/rose.jpg', undefined, 'noPicture'],
    ['picture', 'https://1drv.ms/i/a', 'https://1drv.ms/i/a', 'noPicture'],
    ['picture', 'a.jpg', undefined, 'unreadable'],
    ['video', VIDEO.replace('https', 'http'), VIDEO, undefined],
    ['video', CLIP.replace('https', 'http'), CLIP, 'insecure'],
    ['video', 'https://vimeo.com/1234', undefined, 'unplayable'],
    ['video', 'dQw4w9WgXcQ', undefined, 'unreadable'],
  ])('parses with %s the value %j', (reader, found, value, code) => {
    const reading = fieldReaders[reader](found);
    expect([reading.value, reading.code]).toEqual([value, code]);
  });

  it.each(
    Object.entries(fieldReaders).filter(([name]) => !['yes', 'soldOut', 'no'].includes(name)),
  )('distinguishes empty from unreadable values in %s', (_name, read) => {
    const empty = [undefined, null, '', ' \t\n '];
    for (const [, found] of notText) {
      expect([found, read(found)]).toEqual([
        found,
        empty.includes(found as string) ? {} : { code: 'unreadable' },
      ]);
    }
  });
});
