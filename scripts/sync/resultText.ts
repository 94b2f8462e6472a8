import { resultWords } from './resultWords';

/** What became of a row, and what visitors see of its document. */
export interface RowResult {
  /** Why nothing of it was taken; absent if something was. */
  readonly reason?: string;
  /** Whether a cell changed since the last run, and whether its document was written. */
  readonly isChanged: boolean;
  readonly isWritten: boolean;
  /** Whether its document is a shelf, which shows after a build. */
  readonly isShelf: boolean;
  /** Whether its shelf was read in this run: only then it is known what visitors see. */
  readonly isKnown: boolean;
  /** Why no visitor sees it; absent if they do. */
  readonly away?: string;
  /** Cells that were not taken, and what is wrong on the site. */
  readonly refused: readonly string[];
  readonly warnings: readonly string[];
  /** When an undo took the row back, in ISO form; absent if none did since the last run. */
  readonly undone?: string;
}

/**
 * What the column Result shall say of a row.
 * @param now what it says.
 * @param at when the run was, in ISO form.
 */
export function resultText(now: string, row: RowResult, at: string): string {
  if (row.reason !== undefined) return row.reason;
  if (row.isShelf) {
    const text = row.isWritten
      ? resultWords.built(at)
      : resultWords.withoutRemarks(unknownText(now));
    return resultWords.but(text, row.refused);
  }
  const isAsBefore = !row.isWritten && !row.isChanged && row.refused.length === 0;
  if (isAsBefore && row.undone) return resultWords.takenBack(row.undone);
  if (isAsBefore && resultWords.isTakenBack(now)) return now;
  if (!row.isKnown) return unknownText(now);
  if (row.away !== undefined) return resultWords.but(resultWords.away(row.away), row.refused);
  if (isAsBefore && now === '') return '';
  return resultWords.but(shownText(now, row, at), [...row.refused, ...row.warnings]);
}

/** An earlier reason goes; what visitors see instead is not known. */
function unknownText(now: string): string {
  return resultWords.isStanding(now) ? now : '';
}

function shownText(now: string, { isWritten, isChanged }: RowResult, at: string): string {
  if (isWritten) return resultWords.since(at);
  if (resultWords.isShown(now)) return resultWords.withoutRemarks(now);
  // Without a change of its own it came by its days, or found room.
  return resultWords.isAway(now) && !isChanged ? resultWords.since(at) : resultWords.shown();
}
