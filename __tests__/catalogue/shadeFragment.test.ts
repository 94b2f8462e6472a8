import { shadeFragment, shadeIn } from '@/catalogue/shadeFragment';
import fc from '../helpers/fastCheck';

const honey = { name: 'Honey', colour: '#c68642' };
const product = { shades: [honey, { name: 'Rose & Beige' }] };

describe('shadeFragment and shadeIn', () => {
  it.each([
    ['Honey', '#shade=Honey'],
    ['Rose & Beige', '#shade=Rose+%26+Beige'],
    [undefined, ''],
  ])('writes %s as %s', (shade, fragment) => {
    expect(shadeFragment(shade)).toBe(fragment);
  });

  it.each([
    ['#shade=Honey', honey],
    ['#shade=Rose%20%26%20Beige', { name: 'Rose & Beige' }],
    ['#utm=1&shade=Honey', honey],
    ['#shade=Gone', undefined],
    ['#%E0%A4%A', undefined],
    ['#item-01', undefined],
    ['', undefined],
  ])('finds in %j the shade %j', (fragment, shade) => {
    expect(shadeIn(product, fragment)).toEqual(shade);
  });

  it('gives back any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(shadeIn({ shades: [honey, { name }] }, shadeFragment(name))?.name).toBe(name);
      }),
    );
  });
});
