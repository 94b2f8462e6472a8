import { ownCollections } from '../../src/catalogue/ownCollections';
import type { HistoryEntry, HistoryRun } from '../history/HistoryRun';
import type { Write } from '../push/Database';
import { documentKey } from './documentKey';
import { memoryIds } from './memoryIds';
import { sheetWords } from './sheetWords';

/**
 * The write that lets the next run of the sheet tell, in the column Result, what an undo took back; undefined where there
 * is nothing to tell, as of a run that was none of the sheet.
 * @param left what was not taken back.
 * @param at when the undo was, in ISO form.
 */
export function writeUndone(
  run: HistoryRun,
  left: readonly HistoryEntry[],
  at: string,
): Write | undefined {
  const entries = run.parts.flatMap((part) => part.entries);
  const keys = entries
    .filter((entry) => !left.includes(entry))
    .map(({ collection, id }) => documentKey(collection, id));
  if (run.what !== sheetWords.run || keys.length === 0) return undefined;
  // One text: a list would be indexed entry by entry.
  const fields = { at, documents: JSON.stringify(keys) };
  return { collection: ownCollections.sync, id: memoryIds.undone(run.at), fields };
}
