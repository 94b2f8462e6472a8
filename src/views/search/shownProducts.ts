import type { ListedProduct } from '@/search/SearchList';

/** As many lines as are in sight on a phone below so many shelves: they come with the key, the others a frame later. */
function linesInSight(shelves: number): number {
  if (shelves === 0) return 4;
  return shelves <= 3 ? 3 : 2;
}

/** As many products at first as a phone shows on two screens. */
const AT_FIRST = 8;

interface ShownProducts {
  readonly lines: readonly ListedProduct[];
  /** How many there are in all, where not all are shown; else 0. */
  readonly more: number;
}

/**
 * The lines to show of what was found.
 * @param shelves How many shelves stand above them.
 * @param late What was found as of the last frame: what stands out of sight is its, so that the page keeps its height.
 * @param whole Whether somebody wants to see all of that.
 */
export function shownProducts(
  found: readonly ListedProduct[],
  shelves: number,
  late: readonly ListedProduct[],
  whole: boolean,
): ShownProducts {
  const inSight = linesInSight(shelves);
  const first = found.slice(0, inSight);
  if (first.length < inSight) return { lines: first, more: 0 };
  const others = late.slice(inSight, whole ? undefined : AT_FIRST);
  return {
    lines: [...first, ...others.filter((product) => !first.includes(product))],
    more: whole || late.length <= AT_FIRST ? 0 : late.length,
  };
}
