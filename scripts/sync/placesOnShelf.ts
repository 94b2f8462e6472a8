/** A row or document in its order on a shelf: one of a known pair, or alone. */
export interface OnShelf<Alone> {
  /** A document that has a row. */
  readonly known?: string;
  readonly alone?: Alone;
}

/**
 * Pairs new rows with documents whose rows are gone from between the same two neighbours.
 * @param isWhole All rows are there; if not, rows without a known one have no place.
 */
export function placesOnShelf<Row, Id>(
  rows: readonly OnShelf<Row>[],
  documents: readonly OnShelf<Id>[],
  isWhole: boolean,
): Map<Row, Id> {
  const before = gapsIn(documents);
  if (!isWhole) before.delete(gapBetween());
  return new Map(
    [...gapsIn(rows)].flatMap(([gap, own]) => {
      const gone = before.get(gap) ?? [];
      return gone.length === own.length
        ? own.flatMap((row, at) => gone.slice(at, at + 1).map((id) => [row, id] as const))
        : [];
    }),
  );
}

function gapsIn<Alone>(all: readonly OnShelf<Alone>[]): Map<string, Alone[]> {
  const gaps = new Map<string, Alone[]>();
  let last: string | undefined;
  let gap: Alone[] = [];
  for (const { known, alone } of [...all, {}] as readonly OnShelf<Alone>[]) {
    if (alone !== undefined) {
      gap.push(alone);
      continue;
    }
    gaps.set(gapBetween(last, known), gap);
    last = known;
    gap = [];
  }
  return gaps;
}

function gapBetween(last?: string, next?: string): string {
  return JSON.stringify([last ?? null, next ?? null]);
}
