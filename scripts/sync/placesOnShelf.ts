/** A row, or a document, in its order on a shelf: that of a known pair, or one that is alone. */
export interface OnShelf<Alone> {
  /** The id of a document that has a row. */
  readonly known?: string;
  readonly alone?: Alone;
}

/**
 * Pairs the new rows of a shelf with the documents whose rows are gone and that stood in their places: between the same
 * two neighbours, as many of both.
 * @param isWhole whether all rows are there; if not, rows among which none is known have no place.
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

/** What stands alone between two neighbours, by these. */
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
