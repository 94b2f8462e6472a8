import { isDeepStrictEqual } from 'node:util';
import type { RowFields } from './cells';
import type { PicturedRow } from './findPictures';
import type { Hold } from './Hold';
import type { Memory } from './memory';
import type { Shelf } from './readShelves';

/** A row beside its document. */
export interface PlannedRow extends PicturedRow {
  /** Undefined where its Shelf names none. */
  readonly shelf: Shelf | undefined;
  /** The stored document, of this shelf or of the one that the row left. Undefined if there is none, or its shelf was not read. */
  readonly before: RowFields | undefined;
  readonly memory: Memory | undefined;
  /** What the document shall have. */
  readonly document: RowFields;
  /** Why cells are not taken as they are typed, for Result, by field. */
  readonly faults: ReadonlyMap<string, string>;
  readonly isMoved: boolean;
  readonly isChanged: boolean;
  /** Goes back to what stood before the last change. */
  readonly isUndo: boolean;
  /** Why the row is not taken; undefined for one that is. */
  readonly hold?: Hold;
}

/** A row that is not taken: its document stays, but for the fields `prompt`. */
export function holdRow(row: PlannedRow, hold: Hold, prompt: readonly string[] = []): PlannedRow {
  const { before, isMoved, shelf } = row;
  const isTaken = ([field]: readonly [string, unknown]) => prompt.includes(field);
  const kept = Object.entries(before ?? {}).filter((one) => !isTaken(one));
  const document = Object.fromEntries([...kept, ...Object.entries(row.document).filter(isTaken)]);
  const isHere = shelf?.stored && before && !isMoved;
  return {
    ...row,
    hold,
    document,
    isChanged: Boolean(isHere) && !isDeepStrictEqual(document, before),
  };
}
