import type { ListedProduct } from '@/search/SearchList';
import { shownProducts } from '@/views/search/shownProducts';

const one = (n: number): ListedProduct => ({ slug: 'Primer', id: String(n) });
const few = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => one(from + n));
const all = few(0, 20);

const ids = (found: readonly ListedProduct[], late: readonly ListedProduct[], whole = false) =>
  shownProducts(found, 0, late, whole).lines.map(({ id }) => Number(id));

describe('the lines of what was found', () => {
  it('are four with the key, eight a frame later, and all when wanted', () => {
    expect(ids(all, [])).toEqual([0, 1, 2, 3]);
    expect(ids(all, all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ids(all, all, true)).toHaveLength(20);
  });

  it.each([
    [0, 4],
    [1, 3],
    [3, 3],
    [4, 2],
    [6, 2],
  ])('below %i shelves are %i at first', (shelves, lines) => {
    expect(shownProducts(all, shelves, [], false).lines).toEqual(all.slice(0, lines));
    expect(shownProducts(all, shelves, all, false).lines).toEqual(all.slice(0, 8));
  });

  it('say how many there are in all where some are not shown', () => {
    expect(shownProducts(all, 0, all, false).more).toBe(20);
    expect(shownProducts(all, 0, all, true).more).toBe(0);
    expect(shownProducts(few(0, 8), 0, few(0, 8), false).more).toBe(0);
  });

  it('keep those out of sight for a frame, each once, unless what is found ends in sight', () => {
    const before = all.slice(0, 8);
    const now = all.slice(5, 12);
    const kept = shownProducts(now, 0, before, false).lines;
    expect(kept).toEqual([...now.slice(0, 4), before[4]]);
    expect(shownProducts(now.slice(0, 2), 0, before, false).lines).toEqual(now.slice(0, 2));
  });
});
