import { productPath } from '@/catalogue/addresses/addresses';
import { itemInLanguage, productInLanguage } from '@/catalogue/itemInLanguage';
import type { Product } from '@/catalogue/items';
import { languageCodes } from '@/shop/languages';
import { anyProduct } from '../helpers/anyProduct';
import { aProduct } from '../helpers/aProduct';
import fc from '../helpers/fastCheck';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const texts = fc.record(
  { title: text, description: text, delivery: text, use: text, inside: text },
  { requiredKeys: [], noNullPrototype: true },
);
const translations = fc.record(
  { bn: texts, hi: texts },
  { requiredKeys: [], noNullPrototype: true },
);
const anyTranslated = fc
  .tuple(anyProduct, translations)
  .map(([product, translated]) => ({ ...product, translations: translated }) as Product);
const anyCode = fc.constantFrom(...languageCodes);

describe('productInLanguage', () => {
  it('gives each text in the language, else as typed, and no other language', () => {
    fc.assert(
      fc.property(anyTranslated, anyCode, (product, code) => {
        const { translations: given, ...typed } = product;
        const { originalTitle: _address, ...local } = productInLanguage(product, code);
        expect(local).toEqual({ ...typed, ...(code === 'en' ? {} : given?.[code]) });
      }),
    );
  });

  it('leaves the address as it is', () => {
    fc.assert(
      fc.property(anyTranslated, anyCode, (product, code) => {
        const category = { slug: 'lens' } as const;
        const local = productInLanguage(product, code);
        expect(productPath(category, local)).toBe(productPath(category, product));
      }),
    );
  });

  it('keeps no address where the title stays', () => {
    const product = aProduct({ translations: { bn: { description: 'নরম' }, hi: {} } });
    expect(productInLanguage(product, 'bn')).toEqual(aProduct({ description: 'নরম' }));
    expect(productInLanguage(product, 'hi')).toEqual(aProduct());
  });
});

describe('itemInLanguage', () => {
  it('gives a slide with the words of each picture', () => {
    const plain = { image: '/b.webp', alt: 'A clip' };
    const pictures = [
      { image: '/a.webp', line: 'from ₹20', translations: { bn: { line: '₹20 থেকে' } } },
      plain,
    ];
    expect(itemInLanguage('slide', { id: 's', pictures }, 'bn')).toEqual({
      id: 's',
      pictures: [{ image: '/a.webp', line: '₹20 থেকে' }, plain],
    });
    expect(itemInLanguage('slide', { id: 's', pictures }, 'hi').pictures[0]).toEqual({
      image: '/a.webp',
      line: 'from ₹20',
    });
  });

  it('gives photos and videos without an address', () => {
    const translated = { id: 'a', title: 'Door', translations: { bn: { title: 'দরজা' } } };
    expect(itemInLanguage('photo', { ...translated, image: '/a.webp' }, 'bn')).toEqual({
      ...{ id: 'a', title: 'দরজা', image: '/a.webp' },
    });
    expect(itemInLanguage('video', translated, 'bn')).toEqual({ id: 'a', title: 'দরজা' });
  });
});
