import { ownCollections } from '../../src/catalogue/ownCollections';
import type { Database } from '../push/Database';
import type { HistoryPart, HistoryRun } from './HistoryRun';
import { readPart } from './historyDocument';

/** The pushes and imports that the database remembers, the latest first. */
export async function readHistory(database: Database): Promise<HistoryRun[]> {
  const stored = await database.list(ownCollections.history);
  const runs = new Map<string, HistoryPart[]>();
  for (const [id, { fields }] of stored) {
    const part = readPart(id, fields);
    runs.set(part.at, [...(runs.get(part.at) ?? []), part]);
  }
  return [...runs]
    .map(([at, parts]) => ({ at, what: parts[0]?.what ?? '', ...undoneOf(parts), parts }))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

function undoneOf(parts: readonly HistoryPart[]): { undone?: string } {
  const times = parts.flatMap(({ undone }) => undone ?? []).sort();
  const last = times.at(-1);
  return last && times.length === parts.length ? { undone: last } : {};
}
