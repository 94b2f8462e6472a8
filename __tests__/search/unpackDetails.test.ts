import { unpackDetails } from '@/search/unpackDetails';

const rose = { slug: 'blush', id: 'Ab12Cd', title: 'Rose Blush' } as const;
const details = (...parts: string[]) => ({
  parts,
  ids: parts.map((part) => `id of ${part}`),
  images: parts.map((part) => `/${part}.webp`),
});

describe('unpackDetails', () => {
  it.each([
    ['the whole id', details('x', 'Ab12Cd34Ef'), 'Ab12Cd34Ef', '/Ab12Cd34Ef.webp'],
    [
      'an exact match before a longer one',
      details('Ab12Cd34Ef', 'Ab12Cd'),
      'Ab12Cd',
      '/Ab12Cd.webp',
    ],
    ['details not loaded', undefined, 'Ab12Cd', undefined],
    ['a product that has left', details('x'), 'Ab12Cd', undefined],
    ['an ambiguous beginning', details('Ab12Cd1', 'Ab12Cd2'), 'Ab12Cd', undefined],
  ])('finds a product by the beginning of its id: %s', (_what, known, id, image) => {
    expect(unpackDetails(rose, known)).toEqual({
      path: `/blush/rose-blush-${id}`,
      ...(image ? { id: `id of ${id}`, image } : {}),
    });
  });

  it('has an address for a product without a title, and no picture when there is none', () => {
    expect(
      unpackDetails(
        { slug: 'blush', id: 'Ab12Cd' },
        { parts: ['Ab12Cd'], ids: ['01'], images: [''] },
      ),
    ).toEqual({
      path: '/blush/blush-Ab12Cd',
      id: '01',
    });
  });
});
