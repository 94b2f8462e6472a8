/** A price of a known row in the sheet's order, in rupees; undefined if empty or unreadable. */
export interface PriceLine {
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** Below, chance looks the same. */
const FEWEST = 5;

/** Shares of changes that fit; round figures have much in common after a rise, too. */
const MOST = { ofNeighbours: 0.8, inCommon: 0.9 };

/**
 * How a tab's prices moved: by a cell inserted (`down`) or deleted (`up`), one dragged over others
 * (`filled`), or a column sorted alone; else undefined.
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
  // Only different prices that become one are a slip: goods of one price change together.
  if (new Set(now).size === 1 && new Set(before).size > changed.length / 2) return 'filled';
  return inCommon(before, now) >= changed.length * MOST.inCommon ? 'sorted' : undefined;
}

/** How many values two lists share, each as often as in both. */
function inCommon(one: readonly number[], other: readonly number[]): number {
  const remaining = [...other];
  return one.filter((value) => {
    const place = remaining.indexOf(value);
    if (place >= 0) remaining.splice(place, 1);
    return place >= 0;
  }).length;
}
