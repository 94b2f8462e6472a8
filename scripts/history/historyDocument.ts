import { ownCollections } from '../../src/catalogue/ownCollections';
import type { RestFields } from '../push/encodeFields';
import type { Write } from '../push/FirestoreRest';
import type { HistoryEntry, HistoryPart } from './HistoryRun';

/**
 * Writes a part of the history. Its entries are one text in JSON: as maps, each of their fields would be indexed, and a
 * document has room for 40,000 index entries only.
 */
export function writePart({ id, at, what, undone, entries }: HistoryPart): Write {
  const texts = { at, what, ...(undone ? { undone } : {}), entries: JSON.stringify(entries) };
  const fields = Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]);
  return { collection: ownCollections.history, id, fields: Object.fromEntries(fields) };
}

/** Reads a part of the history. @throws SyntaxError when somebody changed its JSON by hand. */
export function readPart(id: string, fields: RestFields): HistoryPart {
  const undone = textIn(fields, 'undone');
  const entries: HistoryEntry[] = JSON.parse(textIn(fields, 'entries') || '[]');
  return {
    id,
    at: textIn(fields, 'at'),
    what: textIn(fields, 'what'),
    ...(undone ? { undone } : {}),
    entries,
  };
}

function textIn(fields: RestFields, name: string): string {
  const value = fields[name];
  return value && 'stringValue' in value ? value.stringValue : '';
}
