import { knownPath } from '@/answers/notFound/knownPath';
import { parseShortlist } from '@/catalogue/shortlist/parseShortlist';

/** A registry in which the shelf of foundations has another slug than before. */
jest.mock('@/catalogue/registry', () => {
  const real = jest.requireActual('@/catalogue/registry');
  const [first, ...rest] = real.categoryRows.makeup;
  const makeup = [{ ...first, formerSlugs: ['Base-makeup'] }, ...rest];
  return { ...real, categoryRows: { ...real.categoryRows, makeup } };
});

describe("a shelf's former slug", () => {
  it('leads lists on devices to that of today', () => {
    const stored = parseShortlist({ 'Base-makeup/a': { title: 'Silk', quantity: 1 } });
    expect(stored).toMatchObject([{ slug: 'Foundation', id: 'a' }]);
  });

  it('leads its address to that of today', () => {
    expect(knownPath('/Base-makeup')).toBe('/Foundation');
  });
});
