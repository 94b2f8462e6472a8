import { detailsOf } from '@/search/detailsOf';

const rose = { slug: 'blush', id: 'Ab12Cd', title: 'Rose Blush' } as const;
const details = (...parts: string[]) => ({ parts, images: parts.map((part) => `/${part}.webp`) });

describe('detailsOf', () => {
  it.each([
    ['the whole id', details('x', 'Ab12Cd34Ef'), 'Ab12Cd34Ef', '/Ab12Cd34Ef.webp'],
    ['the very id', details('Ab12Cd34Ef', 'Ab12Cd'), 'Ab12Cd', '/Ab12Cd.webp'],
    ['none yet', undefined, 'Ab12Cd', undefined],
    ['none, for it left', details('x'), 'Ab12Cd', undefined],
    ['two that begin so', details('Ab12Cd1', 'Ab12Cd2'), 'Ab12Cd', undefined],
  ])('knows of a product by the beginning of its id: %s', (_what, known, id, image) => {
    expect(detailsOf(rose, known)).toEqual({
      path: `/blush/rose-blush-${id}`,
      ...(image ? { image } : {}),
    });
  });

  it('has an address for a product without a title, and a picture only where there is one', () => {
    expect(detailsOf({ slug: 'blush', id: 'Ab12Cd' }, { parts: ['Ab12Cd'], images: [''] })).toEqual(
      {
        path: '/blush/blush-Ab12Cd',
      },
    );
  });
});
