import type { DocumentFields } from '../database/Database';
import type { PicturedRow } from './findPictures';
import type { Memory } from './memory';
import type { Question } from './Question';
import type { Shelf } from './readShelves';

/** A row beside its document. */
export interface PlannedRow extends PicturedRow {
  /** The stored document, of this shelf or of the one that the row left. Undefined if there is none, or its shelf was not read. */
  readonly before: DocumentFields | undefined;
  readonly memory: Memory | undefined;
  readonly isMoved: boolean;
  readonly isChanged: boolean;
  /** Goes back to what stood before the last change. */
  readonly isUndo: boolean;
  /** Waits for a yes: of its cells only Sold out and Hidden are taken. */
  readonly isWaiting: boolean;
}

/** What a run would do to a shelf. */
export interface ShelfPlan extends Shelf {
  readonly rows: readonly PlannedRow[];
  /** Ids of documents to be deleted. */
  readonly gone: readonly string[];
}

/** What a run would do to a tab. */
export interface TabPlan {
  readonly shelves: readonly ShelfPlan[];
  /** Rows that can't be taken, and why, by number. */
  readonly refused: ReadonlyMap<number, string>;
  /** Rows that wait for a yes in their Result, by number. */
  readonly asked: ReadonlyMap<number, Question>;
}
