import { readListFragment, shadePart } from '@/catalogue/shortlist/listFragment';
import { parseShortlist } from '@/catalogue/shortlist/parseShortlist';

/* Lists that earlier versions have stored and sent: a line for each shade, notes, up to forty products. */

describe('a stored list of an earlier version', () => {
  it('is read with one line for each product, without notes', () => {
    const silk = { title: 'Silk Touch', price: 449, image: '/pictures/silk.webp' };
    const stored = JSON.parse(
      JSON.stringify({
        'Foundation/silk/Honey': { shade: 'Honey', ...silk, mrp: 599, quantity: 2, note: 'gift' },
        'lens/a': { title: 'Clear Lens', quantity: 1, note: 'the darker one' },
        'Foundation/silk/Rose/Gold': { shade: 'Rose/Gold', ...silk, quantity: 3 },
        'Foundation/silk': { ...silk, quantity: 1 },
      }),
    );
    expect(parseShortlist(stored)).toEqual([
      { slug: 'Foundation', id: 'silk', shade: 'Honey', quantity: 6, ...silk },
      { slug: 'lens', id: 'a', title: 'Clear Lens', quantity: 1 },
    ]);
  });

  it('adds up to no more than 99 of a product', () => {
    const stored = { 'lens/a/Grey': { shade: 'Grey', quantity: 60 }, 'lens/a': { quantity: 60 } };
    expect(parseShortlist(stored)).toEqual([
      { slug: 'lens', id: 'a', shade: 'Grey', quantity: 99 },
    ]);
  });

  it('is read whole with forty products', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`lens/x${at}`, {}]));
    expect(parseShortlist(many)).toHaveLength(40);
  });
});

describe('a link of an earlier version', () => {
  it('is read with one line for each product, without notes', () => {
    const honey = shadePart('Honey');
    const link = `#Foundation=silk!${honey}.2-b-silk!${shadePart('Rose')}.3&!Foundation=6869--&lens=c`;
    expect(readListFragment(link)).toEqual([
      { slug: 'Foundation', part: 'silk', shade: honey, quantity: 5 },
      { slug: 'Foundation', part: 'b', quantity: 1 },
      { slug: 'lens', part: 'c', quantity: 1 },
    ]);
  });

  it('is read whole with forty products', () => {
    const parts = Array.from({ length: 40 }, (_, at) => `x${at}`).join('-');
    expect(readListFragment(`#lens=${parts}`)).toHaveLength(40);
  });
});
