import { ownCollections } from '../../src/catalogue/ownCollections';
import type { HistoryEntry } from '../history/HistoryRun';
import { encodeFields } from '../push/encodeFields';
import type { Write } from '../push/FirestoreRest';
import { documentKey } from './documentKey';
import { memoryIds } from './memoryIds';

/**
 * The write that lets the next run of the sheet tell, in the column Result, what an undo took back.
 * @param run when the run that was taken back began, and `at` when that was, both in ISO form.
 */
export function writeUndone(run: string, entries: readonly HistoryEntry[], at: string): Write {
  const keys = entries.map(({ collection, id }) => documentKey(collection, id));
  // One text: a list would be indexed entry by entry.
  const fields = encodeFields({ at, documents: JSON.stringify(keys) });
  return { collection: ownCollections.sync, id: memoryIds.undone(run), fields };
}
