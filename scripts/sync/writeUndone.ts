import { ownCollections } from '../../src/catalogue/ownCollections';
import type { Write } from '../database/Database';
import type { HistoryEntry, HistoryRun } from '../history/HistoryRun';
import { documentKey } from './documentKey';
import { memoryIds } from './memoryIds';
import { sheetWords } from './sheetWords';

/**
 * What the next run of the sheet says in Result of an undo; undefined for other runs.
 * @param left What was not taken back.
 * @param at When the undo was, in ISO form.
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
  // A list would be indexed entry by entry.
  const fields = { at, documents: JSON.stringify(keys) };
  return { collection: ownCollections.sync, id: memoryIds.undone(run.at), fields };
}
