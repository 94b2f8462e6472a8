import { shadeFragment, shadeIn } from '@/catalogue/addresses/shadeFragment';
import fc from '../../helpers/fastCheck';
import { sentenceTails } from '../../helpers/sentenceTails';

const honey = { name: 'Honey', colour: '#c68642' };
const product = { shades: [honey, { name: 'Rose & Beige' }] };

describe('shadeFragment', () => {
  it.each([
    [honey, '#shade=Honey'],
    [{ name: 'Rose & Beige' }, '#shade=Rose+%26+Beige'],
    [{ name: 'হানি', originalName: 'Honey' }, '#shade=Honey'],
    [undefined, ''],
  ])('writes %j as %s', (shade, fragment) => {
    expect(shadeFragment(shade)).toBe(fragment);
  });

  it.each([
    ['#shade=Honey', honey],
    ['#shade=Rose%20%26%20Beige', { name: 'Rose & Beige' }],
    ['#shade=Gone', undefined],
    ['#%E0%A4%A', undefined],
    ['', undefined],
  ])('finds in %j the shade %j', (fragment, shade) => {
    expect(shadeIn(product, fragment)).toEqual(shade);
  });

  it('finds the shade whatever a sentence or chat put behind the link', () => {
    for (const tail of sentenceTails.map(encodeURIComponent)) {
      expect([tail, shadeIn(product, `#shade=Honey${tail}`)]).toEqual([tail, honey]);
      const named = shadeIn(product, `#shade=Rose+%26+Beige${tail}`)?.name;
      expect([tail, named]).toEqual([tail, 'Rose & Beige']);
    }
    const shades = [{ name: 'Rose' }, { name: 'Rose+' }];
    expect(shadeIn({ shades }, '#shade=Rose%2B.')?.name).toBe('Rose+');
    expect(shadeIn({ shades }, '#shade=Rosewood')).toBeUndefined();
  });

  it('finds a translated shade by the name as typed, as links of every language have it', () => {
    const translated = { ...honey, name: 'হানি', originalName: 'Honey' };
    expect(shadeIn({ shades: [translated] }, '#shade=Honey')).toBe(translated);
    expect(shadeIn({ shades: [translated] }, shadeFragment({ name: 'হানি' }))).toBeUndefined();
  });

  it('gives back any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(shadeIn({ shades: [honey, { name }] }, shadeFragment({ name }))?.name).toBe(name);
      }),
    );
  });
});
