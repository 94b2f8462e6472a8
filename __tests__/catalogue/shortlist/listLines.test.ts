import fc from 'fast-check';
import { linkPart } from '@/catalogue/shortlist/listFragment';
import { listLines, type ProductsOf, receivedList } from '@/catalogue/shortlist/listLines';
import { listTotals } from '@/catalogue/shortlist/listTotals';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import { aProduct } from '../../helpers/aProduct';

const category = { slug: 'lens' } as const;
const shelf =
  (...products: ReturnType<typeof aProduct>[]): ProductsOf =>
  () =>
    products;
const unread: ProductsOf = () => undefined;

describe('listLines', () => {
  const kept = toShortlisted(category, aProduct());

  it('say that nothing changed', () => {
    expect(listLines([kept], shelf(aProduct()))).toMatchObject([
      { state: 'here', price: 799, struck: 999, title: 'Silk Touch Foundation' },
    ]);
  });

  it('have the new price, beside which the old one is kept', () => {
    const [line] = listLines([kept], shelf(aProduct({ price: 699 })));
    expect(line).toMatchObject({ state: 'changed', price: 699, kept: { price: 799 } });
  });

  it('say that a price is to be asked for now', () => {
    const [line] = listLines([kept], shelf(aProduct({}, 'price')));
    expect(line).toMatchObject({ state: 'changed', price: undefined, kept: { price: 799 } });
  });

  it('say nothing of a price that was not known before', () => {
    const asked = toShortlisted(category, aProduct({}, 'price'));
    expect(listLines([asked], shelf(aProduct()))).toMatchObject([{ state: 'here', price: 799 }]);
  });

  it('say that it left its shelf, and what it was', () => {
    const [line] = listLines([kept], shelf());
    expect(line).toMatchObject({ state: 'left', title: 'Silk Touch Foundation' });
    expect(line?.price).toBeUndefined();
    expect(line?.kept.price).toBe(799);
  });

  it('are as they were kept while the shelf has not been read', () => {
    expect(listLines([kept], unread)).toMatchObject([{ state: 'unread', price: 799, struck: 999 }]);
  });

  it('follow a product that has another name now', () => {
    expect(listLines([kept], shelf(aProduct({ title: 'Satin Touch' })))).toMatchObject([
      { state: 'here', title: 'Satin Touch' },
    ]);
  });
});

describe('listTotals', () => {
  it('count each product as often as it is wanted', () => {
    const list = [
      toShortlisted(category, aProduct(), 2),
      toShortlisted(category, aProduct({ id: 'b', price: 100.1 }, 'mrp', 'off'), 3),
      toShortlisted(category, aProduct({ id: 'c' }, 'price')),
    ];
    expect(listTotals(listLines(list, unread))).toEqual({
      price: 1898.3,
      mrp: 2298.3,
      saved: 400,
      unpriced: 1,
    });
  });

  it('agree: what is saved is the difference, and nothing is ever lost', () => {
    fc.assert(
      fc.property(anyShortlisted, (list) => {
        const { price, mrp, saved } = listTotals(listLines(list, unread));
        expect(saved).toBeGreaterThanOrEqual(0);
        expect(mrp - price).toBeCloseTo(saved, 1);
      }),
    );
  });
});

describe('receivedList', () => {
  it('has what is on the shelves, at today’s prices, as many as were named', () => {
    const products = shelf(aProduct(), aProduct({ id: 'গোলাপ', price: 50 }));
    const shared = ['01-silk-touch', 'গোলাপ', 'left'].map((id) => ({
      slug: 'lens' as const,
      part: linkPart(id),
      quantity: 2,
    }));
    expect(receivedList(shared, products)).toMatchObject([
      { id: '01-silk-touch', price: 799, quantity: 2 },
      { id: 'গোলাপ', price: 50, quantity: 2 },
    ]);
    expect(receivedList(shared, unread)).toEqual([]);
  });
});
