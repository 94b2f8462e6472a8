import { productPath } from '@/catalogue/addresses/addresses';
import { productInLanguage } from '@/catalogue/itemInLanguage';
import { linkPart, listFragment, readListFragment } from '@/catalogue/shortlist/listFragment';
import {
  chosenShade,
  isSoldOut,
  listLines,
  listTotals,
  type ProductsOf,
  receivedList,
} from '@/catalogue/shortlist/listLines';
import { parseShortlist, shortlistRecord } from '@/catalogue/shortlist/parseShortlist';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { languageCodes } from '@/shop/languages';
import { aProduct } from '../../helpers/aProduct';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';

const category = { slug: 'lens' } as const;
const shelf =
  (...products: ReturnType<typeof aProduct>[]): ProductsOf =>
  () =>
    products;
const unread: ProductsOf = () => undefined;

describe('listLines', () => {
  const kept = toShortlisted(category, aProduct());

  it('lead to one address, whatever the language of the page where it was added and of this one', () => {
    const product = aProduct({ translations: { bn: { title: 'সিল্ক টাচ' } } });
    const path = productPath(category, product);
    for (const added of languageCodes) {
      const keptThere = toShortlisted(category, productInLanguage(product, added));
      const stored = parseShortlist(jsonRoundTrip(shortlistRecord([keptThere])));
      for (const now of [
        unread,
        ...languageCodes.map((code) => shelf(productInLanguage(product, code))),
      ]) {
        const [line] = listLines(stored, now);
        expect(line && productPath(category, { ...line.product, id: line.listed.id })).toBe(path);
      }
    }
  });

  it('have today’s price, name and stock, of their own product', () => {
    const today = aProduct({ price: 699, title: 'Satin Touch', soldOut: true });
    const [line] = listLines([kept], shelf(aProduct({ id: 'other' }), today));
    expect(line).toMatchObject({ state: 'here', product: { price: 699, title: 'Satin Touch' } });
    expect(line && isSoldOut(line)).toBe(true);
  });

  it('say that the price must now be asked for', () => {
    const [line] = listLines([kept], shelf(aProduct({}, 'price')));
    expect(line?.state).toBe('here');
    expect(line?.product.price).toBeUndefined();
  });

  it('say that the product left its shelf', () => {
    const [line] = listLines([kept], shelf());
    expect(line).toMatchObject({ state: 'gone', product: { title: 'Silk Touch Foundation' } });
    expect(line?.product.price).toBeUndefined();
  });

  it('show the stored data while the shelf has not been read', () => {
    expect(listLines([kept], unread)).toMatchObject([{ state: 'unread', product: { price: 799 } }]);
  });

  it.each([
    ['Honey', { name: 'Honey', colour: '#c68642' }, false],
    ['Ivory', { name: 'Ivory', soldOut: true }, true],
    ['Gone', undefined, false],
  ])('have the shade %s as the shelf has it', (name, shade, soldOut) => {
    const shades = [
      { name: 'Honey', colour: '#c68642' },
      { name: 'Ivory', soldOut: true as const },
    ];
    const inShade = toShortlisted(category, aProduct({ shades }), 1, { name });
    const [line] = listLines([inShade], shelf(aProduct({ shades })));
    expect(line).toMatchObject({ state: 'here', shade });
    expect(line && isSoldOut(line)).toBe(soldOut);
  });
});

describe('a list in another language', () => {
  const shades = [{ name: 'হানি', originalName: 'Honey' }];
  const here = shelf(aProduct({ shades }));

  it('keeps a shade as it was typed, and shows it as the page has it', () => {
    const inShade = toShortlisted(category, aProduct({ shades }), 1, shades[0]);
    expect(inShade.shade).toBe('Honey');
    const [line] = listLines([inShade], here);
    expect(line && chosenShade(line)).toBe('হানি');
    const [gone] = listLines([inShade], shelf(aProduct()));
    expect(gone && chosenShade(gone)).toBe('Honey');
  });

  it('is received from a link that was made in English', () => {
    const sent = toShortlisted(category, aProduct(), 1, { name: 'Honey' });
    const both = shelf(aProduct({ shades: [{ name: 'Rose' }, ...shades] }));
    const received = receivedList(readListFragment(listFragment([sent])), both);
    expect(received).toMatchObject([{ shade: 'Honey' }]);
  });
});

describe('listTotals', () => {
  it('multiply each product by its quantity', () => {
    const list = [
      toShortlisted(category, aProduct(), 2),
      toShortlisted(category, aProduct({ id: 'b', price: 100.1 }, 'mrp', 'off'), 3),
      toShortlisted(category, aProduct({ id: 'c' }, 'price')),
    ];
    expect(listTotals(listLines(list, unread))).toEqual({
      price: 1898.3,
      unpriced: 1,
    });
  });
});

describe('receivedList', () => {
  it('has the products that are on the shelves, at current prices and in the given quantities', () => {
    const products = shelf(aProduct(), aProduct({ id: 'গোলাপ', price: 50 }));
    const shared = ['01-silk-touch', 'গোলাপ', 'left'].map((id) => ({
      slug: 'lens' as const,
      part: linkPart(id),
      quantity: 2,
    }));
    expect(receivedList(shared, products)).toMatchObject([
      { slug: 'lens', id: '01-silk-touch', price: 799, quantity: 2 },
      { id: 'গোলাপ', price: 50, quantity: 2 },
    ]);
    expect(receivedList(shared, unread)).toEqual([]);
  });
});
