import type { ItemKind } from '@/catalogue/collections';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { normalise } from '../../helpers/normalise';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';

const image = '/a.webp';
const needed = { product: { title: 'Rose' }, photo: { img: image }, slide: { slider2: image } };

function normalised(kind: ItemKind, fields: object) {
  return normalise(kind, rawDocument(fields));
}

describe('the texts of a document in other languages', () => {
  it.each<[ItemKind, fields: object, translations: object]>([
    ['product', { title_bn: ' গোলাপ ' }, { bn: { title: 'গোলাপ' } }],
    [
      'product',
      { des_hi: 'गुलाबी', delivery_hi: 'फ्री', use_bn: 'লাগান', inside_bn: 'পাউডার' },
      { bn: { use: 'লাগান', inside: 'পাউডার' }, hi: { description: 'गुलाबी', delivery: 'फ्री' } },
    ],
    ['photo', { title_bn: 'তাক', des_bn: 'কাঠের' }, { bn: { title: 'তাক', description: 'কাঠের' } }],
    ['photo', { title_hi: 7 }, { hi: { title: '7' } }],
  ])('are translations of a %s: %j', (kind, fields, translations) => {
    const { item, diagnostics } = normalised(kind, {
      ...Object(needed)[kind],
      img: image,
      ...fields,
    });
    expect(item).toMatchObject({ translations });
    expect(Object.values(Object(item).translations)).toEqual(Object.values(translations));
    expect(jsonRoundTrip(item)).toStrictEqual(item);
    expect(diagnostics.map(({ field }) => field)).not.toContain(Object.keys(fields)[0]);
  });

  it('are a video’s title, and a slide’s words at their picture', () => {
    const video = normalised('video', { Vedioyoutube: '/a.mp4', title_hi: 'पास से' });
    expect(video.item).toMatchObject({ translations: { hi: { title: 'पास से' } } });
    const words = {
      headline2_bn: 'ফুল',
      line2_bn: '₹245 থেকে',
      alt2_hi: 'गजरा',
      line1_bn: 'ছবি নেই',
    };
    expect(normalised('slide', { ...needed.slide, ...words }).item).toEqual({
      id: 'a-document',
      pictures: [
        {
          image,
          translations: { bn: { headline: 'ফুল', line: '₹245 থেকে' }, hi: { alt: 'गजरा' } },
        },
      ],
    });
  });

  it('are absent without one that can be read', () => {
    for (const [what, value] of [...notText, ['blank', ' ']] as const) {
      const { item } = normalised('product', { title: 'Rose', title_bn: value, des_hi: value });
      expect([what, item]).toStrictEqual([what, { id: 'a-document', title: 'Rose' }]);
    }
  });

  it('do not stand for the text itself: a product with only a translated title is left out', () => {
    const { item, diagnostics } = normalised('product', { title_bn: 'গোলাপ', price: 20 });
    expect(item).toBeUndefined();
    expect(diagnostics).toContainEqual({ code: 'missing', field: 'title' });
  });

  it.each<[ItemKind, fields: object, code: string]>([
    ['product', { title_bn: 'র'.repeat(71) }, 'longTitle'],
    ['product', { des_hi: 'र '.repeat(700) }, 'shortened'],
    ['slide', { headline1_bn: 'ফুল '.repeat(20) }, 'shortened'],
    ['product', { title_bn: { bn: 'গোলাপ' } }, 'unreadable'],
    ['video', { des_bn: 'কাছ থেকে' }, 'unknownField'],
    ['product', { title_ta: 'ரோஜா' }, 'unknownField'],
  ])('have diagnostics on a %s as the text has: %j is %s', (kind, fields, code) => {
    const [field] = Object.keys(fields);
    const { diagnostics } = normalised(kind, { title: 'Rose', ...fields });
    expect(diagnostics).toContainEqual(expect.objectContaining({ code, field }));
  });
});
