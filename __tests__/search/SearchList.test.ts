import { unpackProducts } from '@/search/SearchList';

describe('unpackProducts', () => {
  const shelf = { slug: 'lens', ids: ['a', 'b'], prices: [0, 0], offs: [0, 0] } as const;

  it('knows no other titles in a list without translations', () => {
    const plain = { ...shelf, titles: ['Rose', ''] };
    expect(unpackProducts([plain], 'bn')).toEqual([
      { slug: 'lens', id: 'a', title: 'Rose' },
      { slug: 'lens', id: 'b' },
    ]);
  });

  it('names each other title once, and the typed one for the address', () => {
    const translated = { bn: ['গোলাপ', ''], hi: ['Rose', 'गुलाब'] };
    const both = { ...shelf, titles: ['Rose', ''], translated };
    expect(unpackProducts([both], 'bn')).toEqual([
      { slug: 'lens', id: 'a', title: 'গোলাপ', originalTitle: 'Rose', otherTitles: ['Rose'] },
      { slug: 'lens', id: 'b', otherTitles: ['गुलाब'] },
    ]);
    expect(unpackProducts([both], 'hi')).toEqual([
      { slug: 'lens', id: 'a', title: 'Rose', otherTitles: ['গোলাপ'] },
      { slug: 'lens', id: 'b', title: 'गुलाब', originalTitle: '' },
    ]);
  });
});
