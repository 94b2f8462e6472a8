import { ownCollections } from '../../src/catalogue/ownCollections';
import {
  type Database,
  type DocumentFields,
  documentBefore,
  type Write,
} from '../database/Database';
import { digestFields } from './digestFields';
import type { HistoryEntry } from './HistoryRun';
import { readHistory, writePart } from './historyDocument';
import { KEPT_RUNS } from './runLimits';

/** A document that a push or an import writes. */
export interface RecordedWrite {
  readonly write: Write & { readonly fields: DocumentFields };
}

/** Keeps a commit below Firestore's limit. The rest is deleted the next time. */
const MOST_DELETED = 50;

/**
 * Begins a run. Gives the writes that record a batch, for the same commit: the history is exact.
 */
export async function recordRun(
  what: string,
  database: Database,
  now: Date = new Date(),
): Promise<(batch: readonly RecordedWrite[], index: number) => Write[]> {
  const runs = await readHistory(database);
  const deleted = [
    ...runs.filter(({ undone }) => !undone).slice(KEPT_RUNS - 1),
    ...runs.filter(({ undone }) => undone).slice(KEPT_RUNS),
  ]
    .flatMap(({ parts }) => parts)
    .slice(0, MOST_DELETED)
    .map(({ id }) => ({ collection: ownCollections.history, id }));
  // Later than the last run, even if its computer's clock was ahead.
  const after = Date.parse(runs[0]?.at ?? '') + 1 || 0;
  const at = new Date(Math.max(now.getTime(), after)).toISOString();
  return (batch, index) => {
    const part = { id: `${at} ${index + 1}`, at, what, entries: batch.map(entryOf) };
    const write: Write = { ...writePart(part), currentDocument: { exists: false } };
    return index === 0 ? [write, ...deleted] : [write];
  };
}

function entryOf({ write }: RecordedWrite): HistoryEntry {
  const { collection, id, fields } = write;
  const before = documentBefore(write);
  return {
    collection,
    id,
    after: digestFields(fields),
    ...(before ? { before: before.fields } : {}),
  };
}
