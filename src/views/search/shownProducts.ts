import type { ListedProduct } from '@/search/SearchList';

/** As many lines as are in sight on a phone, below the shelves: they come with the key, the others a frame later. */
const IN_SIGHT = 4;

/** As many products at first as a phone shows on two screens. */
const AT_FIRST = 8;

interface ShownProducts {
  readonly lines: readonly ListedProduct[];
  /** How many there are in all, where not all are shown; else 0. */
  readonly more: number;
}

/**
 * The lines to show of what was found.
 * @param late What was found as of the last frame: what stands out of sight is its, so that the page keeps its height.
 * @param whole Whether somebody wants to see all of that.
 */
export function shownProducts(
  found: readonly ListedProduct[],
  late: readonly ListedProduct[],
  whole: boolean,
): ShownProducts {
  const first = found.slice(0, IN_SIGHT);
  if (first.length < IN_SIGHT) return { lines: first, more: 0 };
  const others = late.slice(IN_SIGHT, whole ? undefined : AT_FIRST);
  return {
    lines: [...first, ...others.filter((product) => !first.includes(product))],
    more: whole || late.length <= AT_FIRST ? 0 : late.length,
  };
}
