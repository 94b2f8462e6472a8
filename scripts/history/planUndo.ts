import type { BatchedWrite } from '../push/commitInBatches';
import type { StoredDocument } from '../push/Database';
import type { StoredCollections } from '../push/listDocuments';
import { digestFields } from './digestFields';
import type { HistoryEntry, HistoryRun } from './HistoryRun';

/** What taking back a run would do. */
export interface UndoPlan {
  /** Documents that the run added, to be removed. */
  readonly removed: readonly BatchedWrite[];
  /** Documents that the run overwrote, to be as they were. */
  readonly restored: readonly BatchedWrite[];
  /** Documents that somebody changed or deleted since. They stay as they are. */
  readonly left: readonly HistoryEntry[];
}

/** Compares what a run wrote with what is in the database now. */
export function planUndo({ parts }: HistoryRun, database: StoredCollections): UndoPlan {
  const removed: BatchedWrite[] = [];
  const restored: BatchedWrite[] = [];
  const left: HistoryEntry[] = [];
  for (const entry of parts.flatMap(({ entries }) => entries)) {
    const { collection, id, before } = entry;
    const now = database.get(collection)?.get(id);
    if (isBack(entry, now)) continue;
    if (!now || digestFields(now.fields) !== entry.after) {
      left.push(entry);
      continue;
    }
    const place = { collection, id, currentDocument: now };
    if (before) restored.push({ write: { ...place, fields: before } });
    else removed.push({ write: place });
  }
  return { removed, restored, left };
}

/** Whether the document is as it was before the run, perhaps by an undo that was interrupted. */
function isBack({ before }: HistoryEntry, now: StoredDocument | undefined): boolean {
  if (!before || !now) return !before && !now;
  return digestFields(before) === digestFields(now.fields);
}
