import { productInLanguage } from '@/catalogue/itemInLanguage';
import { readShades } from '@/data/normalise/readShades';
import { languageCodes } from '@/shop/languages';
import { aProduct } from '../../helpers/aProduct';
import fc from '../../helpers/fastCheck';
import { firestoreValues } from '../../helpers/firestoreValues';
import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';
import { showable } from '../../helpers/showable';

describe('readShades', () => {
  it.each([
    ['Honey/Ivory / Rose', 'Honey, Ivory, Rose'],
    ['Rose & Gold', 'Rose, Gold'],
    ['হানি।আইভরি', 'হানি, আইভরি'],
    ['1. Honey 2. Ivory', 'Honey, Ivory'],
  ])('asks whether %j is several shades', (typed, meant) => {
    const { shades, mistakes } = readShades(typed);
    expect(shades).toHaveLength(1);
    expect(mistakes).toEqual([{ code: 'shadesJoined', typed, expected: meant }]);
  });

  it.each(['Rose 1/2', 'N20 | 3', 'Beige 2.5', 'Rose & Gold #c68642'])(
    'asks nothing of %j',
    (typed) => {
      expect(readShades(typed).mistakes).toEqual([]);
    },
  );

  it.each([
    [
      'Honey #c68642, Ivory #f3e0c8 (sold out), Rose',
      [
        { name: 'Honey', colour: '#c68642' },
        { name: 'Ivory', colour: '#f3e0c8', soldOut: true },
        { name: 'Rose' },
      ],
    ],
    ['Rose Beige # C68642', [{ name: 'Rose Beige', colour: '#c68642' }]],
    ['#21 Beige, #23 Beige', [{ name: '#21 Beige' }, { name: '#23 Beige' }]],
    [
      'Bone #1N1, Nude #N20, #২২০',
      [{ name: 'Bone #1N1' }, { name: 'Nude #N20' }, { name: '#২২০' }],
    ],
    ['Beige #220 #c68642', [{ name: 'Beige #220', colour: '#c68642' }]],
    ['#c68642 Beige #7', [{ name: 'Beige #7', colour: '#c68642' }]],
    [
      'Ivory (Sold-Out) #f3e0c8;\nRose sold out',
      [
        { name: 'Ivory', colour: '#f3e0c8', soldOut: true },
        { name: 'Rose', soldOut: true },
      ],
    ],
    [' , Rose,, ', [{ name: 'Rose' }]],
    ['গোলাপি #e8958c', [{ name: 'গোলাপি', colour: '#e8958c' }]],
    [101, [{ name: '101' }]],
    ['', []],
    [null, []],
  ])('reads %j without a mistake', (typed, shades) => {
    expect(readShades(typed)).toEqual({ shades, mistakes: [] });
  });

  it.each([
    [
      'Honey c68642',
      ['Honey c68642'],
      { code: 'shadeUnreadable', typed: 'Honey c68642', expected: 'Honey #c68642' },
    ],
    ['Honey #c6864', ['Honey #c6864'], { code: 'shadeUnreadable', typed: 'Honey #c6864' }],
    ['Honey #c68642ff', ['Honey #c68642ff'], { code: 'shadeUnreadable', typed: 'Honey #c68642ff' }],
    ['#c68642, Rose', ['Rose'], { code: 'shadeUnreadable', typed: '#c68642' }],
    ['Rose #e8958c, rose', ['Rose'], { code: 'shadeTwice', typed: 'rose' }],
    [
      'a'.repeat(50),
      [`${'a'.repeat(39)}…`],
      { code: 'shortened', typed: 'a'.repeat(50), shown: `${'a'.repeat(39)}…` },
    ],
  ])('names the mistake in %j', (typed, names, mistake) => {
    const { shades, mistakes } = readShades(typed);
    expect(shades.map(({ name }) => name)).toEqual(names);
    expect(mistakes).toEqual([mistake]);
  });

  it('leaves out what goes beyond 1,200 characters, never half a name, and says so', () => {
    const typed = Array.from({ length: 400 }, (_, at) => `Shade ${at}`).join(', ');
    const { shades, mistakes } = readShades(typed);
    expect(shades.at(-1)).toEqual({ name: `Shade ${shades.length - 1}` });
    expect(mistakes.map(({ code }) => code)).toEqual(['shortened']);
  });

  it('gives shades with a name each, no two alike, and colours that CSS knows', () => {
    const words = fc.constantFrom('Rose', '#c68642', '#abc', 'c68642', '(sold out)', ',', ';', '#');
    const lists = fc
      .array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 12 })
      .map((parts) => parts.join(' '));
    const property = fc.property(fc.oneof(lists, firestoreValues), (typed) => {
      const { shades, mistakes } = readShades(typed);
      const names = shades.map(({ name }) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !showable.text(40)(name))).toEqual([]);
      for (const { colour = '#000000' } of shades) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      for (const mistake of mistakes) expect(showable.text(80)(mistake.typed)).toBe(true);
    });
    fc.assert(property);
  });
});

const shades = 'Honey #c68642, Ivory (sold out)';

function normalised(fields: object) {
  const complete = { title: 'Silk', price: 450, img: '/a.webp' };
  return normalise('product', rawDocument({ ...complete, ...fields }));
}

function shadesIn(fields: object) {
  const product = normalised(fields).item ?? aProduct();
  return languageCodes.map((code) => productInLanguage(product, code).shades);
}

describe('the shades of a product in other languages', () => {
  it('have the names of the language, with colour and stock as typed once', () => {
    const [english, bengali, hindi] = shadesIn({ shades, shades_bn: 'হানি, আইভরি' });
    expect(english).toEqual([
      { name: 'Honey', colour: '#c68642' },
      { name: 'Ivory', soldOut: true },
    ]);
    expect(bengali).toEqual([
      { name: 'হানি', originalName: 'Honey', colour: '#c68642' },
      { name: 'আইভরি', originalName: 'Ivory', soldOut: true },
    ]);
    expect(hindi).toEqual(english);
  });

  it('take only the names from a list that was copied with its colours', () => {
    const [, , hindi] = shadesIn({ shades, shades_hi: 'हनी #111111 (sold out); आइवरी' });
    expect(hindi).toEqual([
      { name: 'हनी', originalName: 'Honey', colour: '#c68642' },
      { name: 'आइवरी', originalName: 'Ivory', soldOut: true },
    ]);
  });

  it.each([
    ['fewer', { shades, shades_bn: 'হানি' }, '1', '2'],
    ['more', { shades, shades_bn: 'হানি, আইভরি, গোলাপি' }, '3', '2'],
    ['no shades but', { shades_bn: 'হানি' }, '1', '0'],
  ])('stay as typed, and the owner is told, with %s names', (_what, fields, found, meant) => {
    const [english, bengali] = shadesIn(fields);
    expect(bengali).toEqual(english);
    expect(normalised(fields).diagnostics).toEqual([
      { code: 'shadesUnequal', field: 'shades_bn', typed: found, expected: meant },
    ]);
  });
});
