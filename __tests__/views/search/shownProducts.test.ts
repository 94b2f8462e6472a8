import type { ListedProduct } from '@/search/SearchList';
import { shownProducts } from '@/views/search/shownProducts';

const one = (n: number): ListedProduct => ({ slug: 'Primer', id: String(n) });
const few = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => one(from + n));
const all = few(0, 20);

const ids = (found: readonly ListedProduct[], late: readonly ListedProduct[], whole = false) =>
  shownProducts(found, late, whole).lines.map(({ id }) => Number(id));

describe('the lines of what was found', () => {
  it('are four with the key, eight a frame later, and all when wanted', () => {
    expect(ids(all, [])).toEqual([0, 1, 2, 3]);
    expect(ids(all, all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ids(all, all, true)).toHaveLength(20);
  });

  it('say how many there are in all where some are not shown', () => {
    expect(shownProducts(all, all, false).more).toBe(20);
    expect(shownProducts(all, all, true).more).toBe(0);
    expect(shownProducts(few(0, 8), few(0, 8), false).more).toBe(0);
  });

  it('keep those out of sight for a frame, each once, unless what is found ends in sight', () => {
    const before = all.slice(0, 8);
    const now = all.slice(5, 12);
    const kept = shownProducts(now, before, false).lines;
    expect(kept).toEqual([...now.slice(0, 4), before[4]]);
    expect(shownProducts(now.slice(0, 2), before, false).lines).toEqual(now.slice(0, 2));
  });
});
