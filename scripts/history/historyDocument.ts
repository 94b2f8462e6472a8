import { ownCollections } from '../../src/catalogue/ownCollections';
import type { Database, DocumentFields, Write } from '../database/Database';
import { isMap } from '../database/jsonOf';
import type { HistoryEntry, HistoryPart, HistoryRun } from './HistoryRun';

/**
 * Entries are one text in JSON: a map's fields would each be indexed, and a document has room for
 * 40,000 index entries. Values without a type in JSON stand beside it.
 */
export function writePart({ id, at, what, undone, entries }: HistoryPart): Write {
  const texts = entries.map((entry) => withBefore(entry, isJson));
  const others = entries.flatMap((entry, index) => {
    const { before = {} } = withBefore(entry, (value) => !isJson(value));
    return Object.keys(before).length > 0 ? [[index, before] as const] : [];
  });
  const fields = {
    at,
    what,
    ...(undone ? { undone } : {}),
    documents: JSON.stringify(texts),
    others: Object.fromEntries(others),
  };
  return { collection: ownCollections.history, id, fields };
}

function withBefore(entry: HistoryEntry, isMeant: (value: unknown) => boolean): HistoryEntry {
  if (!entry.before) return entry;
  const fields = Object.entries(entry.before).filter(([, value]) => isMeant(value));
  return { ...entry, before: Object.fromEntries(fields) };
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return (Array.isArray(value) || isMap(value)) && Object.values(value).every(isJson);
}

/** Reads a part of the history. @throws SyntaxError when somebody changed its JSON by hand. */
export function readPart(id: string, fields: DocumentFields): HistoryPart {
  const { at, what, undone, documents = '[]', others } = fields;
  const entries: HistoryEntry[] = JSON.parse(String(documents));
  return {
    id,
    at: String(at),
    what: String(what),
    ...(undone ? { undone: String(undone) } : {}),
    entries: entries.map((entry, index) =>
      entry.before ? { ...entry, before: { ...entry.before, ...Object(others)[index] } } : entry,
    ),
  };
}

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
