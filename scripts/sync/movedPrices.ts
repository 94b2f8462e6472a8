/** A price of a known row in the order of the sheet, in rupees; undefined for an empty or unreadable one. */
export interface PriceLine {
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** Below this number of changes chance looks the same. */
const FEWEST = 5;

/**
 * How many of the changes must fit, so that one price that is meant hides nothing. Prices of a few round figures have
 * much in common after a rise, too.
 */
const MOST = { ofNeighbours: 0.8, inCommon: 0.9 };

/**
 * How the prices of a tab went to other rows than their own: a cell was inserted or deleted above them (`down`, `up`),
 * one was dragged over the others (`filled`), or their column was sorted alone. Undefined if they did not.
 */
export function movedPrices(
  lines: readonly PriceLine[],
): 'down' | 'up' | 'filled' | 'sorted' | undefined {
  const changed = lines.flatMap(({ before, now }, at) =>
    before === undefined || now === undefined || before === now ? [] : [{ at, before, now }],
  );
  if (changed.length < FEWEST) return undefined;
  const isFrom = (step: number) =>
    changed.filter(({ at, now }) => now === lines[at + step]?.before).length >=
    changed.length * MOST.ofNeighbours;
  if (isFrom(-1)) return 'down';
  if (isFrom(1)) return 'up';
  const before = changed.map((line) => line.before);
  const now = changed.map((line) => line.now);
  // Goods of one price get a new one together: only different prices that become one are a slip.
  if (new Set(now).size === 1 && new Set(before).size > changed.length / 2) return 'filled';
  return inCommon(before, now) >= changed.length * MOST.inCommon ? 'sorted' : undefined;
}

/** How many values two lists share, each as often as it is in both. */
function inCommon(one: readonly number[], other: readonly number[]): number {
  const remaining = [...other];
  return one.filter((value) => {
    const place = remaining.indexOf(value);
    if (place >= 0) remaining.splice(place, 1);
    return place >= 0;
  }).length;
}
