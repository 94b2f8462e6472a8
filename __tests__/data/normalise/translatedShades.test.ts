import { localProduct } from '@/catalogue/localItem';
import { normalise } from '@/data/normalise/normaliseShelf';
import { languageCodes } from '@/shop/languages';
import { aProduct } from '../../helpers/aProduct';
import { rawDocument } from '../../helpers/rawDocument';

const shades = 'Honey #c68642, Ivory (sold out)';

function normalised(fields: object) {
  const complete = { title: 'Silk', price: 450, img: '/a.webp' };
  return normalise('product', rawDocument({ ...complete, ...fields }));
}

function shadesIn(fields: object) {
  const product = normalised(fields).item ?? aProduct();
  return languageCodes.map((code) => localProduct(product, code).shades);
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
      { code: 'shadesUnequal', field: 'shades_bn', found, meant },
    ]);
  });

  it('are none of a product without shades', () => {
    const { item, diagnostics } = normalised({ title_bn: 'সিল্ক' });
    expect(item?.translations).toEqual({ bn: { title: 'সিল্ক' } });
    expect(diagnostics).toEqual([]);
  });
});
