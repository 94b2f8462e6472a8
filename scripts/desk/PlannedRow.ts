import type { DocumentFields } from '../database/Database';
import { columnFields } from './cells';
import type { PicturedRow } from './findPictures';
import type { Hold } from './Hold';
import type { Memory } from './memory';
import type { Shelf } from './readShelves';
import type { Tab } from './tabs';

/** A row beside its document. */
export interface PlannedRow extends PicturedRow {
  /** Undefined where its Shelf names none. */
  readonly shelf: Shelf | undefined;
  /** The stored document, of this shelf or of the one that the row left. Undefined if there is none, or its shelf was not read. */
  readonly before: DocumentFields | undefined;
  readonly memory: Memory | undefined;
  /** What the document shall have. */
  readonly document: Readonly<Record<string, string | number>>;
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
export function holdRow(
  tab: Tab,
  row: PlannedRow,
  hold: Hold,
  prompt: readonly string[] = [],
): PlannedRow {
  const { before, isMoved, shelf } = row;
  const document = columnFields(tab, before);
  for (const field of prompt) {
    delete document[field];
    const typed = row.document[field];
    if (typed !== undefined) document[field] = typed;
  }
  const isTaken = shelf?.stored && before && !isMoved;
  return { ...row, hold, document, isChanged: Boolean(isTaken) && !isSame(tab, document, before) };
}

/** Whether a document has these fields, those of them that count. */
export function isSame(
  tab: Tab,
  fields: Readonly<Record<string, unknown>>,
  before: DocumentFields | undefined,
  counts: (field: string) => boolean = () => true,
): boolean {
  const old = before && columnFields(tab, before);
  return (
    old !== undefined &&
    tab.columns.every(({ field }) => !counts(field) || old[field] === fields[field])
  );
}
