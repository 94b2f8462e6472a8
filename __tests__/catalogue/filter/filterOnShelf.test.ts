import { filterOnShelf } from '@/catalogue/filter/filterOnShelf';
import { filterOptions } from '@/catalogue/filter/filterOptions';
import { sentenceTails } from '../../helpers/sentenceTails';

const honey = { name: 'মধু', originalName: 'Honey' };
const shelf = [
  { id: 'a', brand: 'Rupkatha', shades: [honey, { name: 'Almond' }] },
  { id: 'b', brand: 'Huda', shades: [{ name: 'Almond' }] },
  { id: 'c' },
];

function meant(query: string, products = shelf) {
  return filterOnShelf(products, new URLSearchParams(query));
}

describe('filterOnShelf', () => {
  it('has a brand and a shade by their typed names', () => {
    const filter = { order: 'name', brand: 'Huda', shade: 'Honey' };
    expect(meant('sort=name&brand=Huda&shade=Honey')).toEqual(filter);
  });

  it('drops a brand or shade that the shelf does not have, and keeps the rest', () => {
    expect(meant('off=20&brand=Lakme&shade=Blue')).toEqual({ off: 20 });
    expect(meant('shade=মধু')).toEqual({});
    expect(meant('brand=Huda', [])).toEqual({});
  });

  it('is the same whatever a sentence or chat put behind the link', () => {
    const queries = [
      'sort=-price',
      'price=300-500',
      'price=500-',
      'off=20',
      'brand=Huda',
      'shade=Honey',
    ];
    for (const query of queries) {
      const filter = meant(query);
      expect(Object.keys(filter)).toHaveLength(1);
      for (const tail of sentenceTails.map(encodeURIComponent))
        expect([query + tail, meant(query + tail)]).toEqual([query + tail, filter]);
    }
    expect(meant('brand=Hudas&shade=Honeydew&sort=prices&off=200&price=500-x')).toEqual({});
  });
});

describe('filterOptions', () => {
  it('offers the brands and shades of a shelf by name, with how many products each leaves', () => {
    const { brand, shade } = filterOptions(shelf, {});
    expect(brand).toEqual([
      { filter: {}, count: 3 },
      { filter: { brand: 'Huda' }, count: 1 },
      { filter: { brand: 'Rupkatha' }, count: 1 },
    ]);
    expect(shade).toEqual([
      { filter: {}, count: 3 },
      { filter: { shade: 'Almond' }, count: 2 },
      { filter: { shade: 'Honey' }, count: 1 },
    ]);
  });

  it('has no choice where the shelf has one alone', () => {
    const { brand, shade } = filterOptions(
      shelf.map((product) => ({ ...product, brand: 'Huda', shades: [honey] })),
      {},
    );
    expect([brand, shade].map(({ length }) => length)).toEqual([1, 1]);
  });
});
