import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isDocumentId } from '../push/readCatalogueFiles';
import { isEmpty, isUnready } from './cells';
import { newIds } from './newIds';
import { holdRow, type PlannedRow } from './PlannedRow';
import type { Shelf } from './readShelves';
import type { SheetRow } from './readTab';
import type { TabContext } from './SyncContext';

/** Rows with an Id that says nothing, such as - or FALSE, count as new, unless a document has it. Rows of nothing else go. */
export function withKnownIds<Row extends SheetRow>(
  rows: readonly Row[],
  shelves: readonly Shelf[],
): Row[] {
  return rows.flatMap((row) => {
    if (!isEmpty(row.id) || shelves.some(({ ids }) => ids.has(row.id))) return row;
    return row.isNamed ? { ...row, id: '' } : [];
  });
}

/**
 * Holds the rows that can't be taken.
 * @returns also whether a row has a strange Id: it may be that of any document, so none may be deleted.
 */
export function refuseRows(
  rows: readonly PlannedRow[],
  shelves: readonly Shelf[],
  context: TabContext,
): { readonly rows: readonly PlannedRow[]; readonly isUnsure: boolean } {
  const { words, memory } = context;
  const known = [...memory.shelves.values()].flatMap((one) => Object.keys(one));
  const strangers = strangeIds(rows, givenIds(shelves), known);
  const named = rows.filter(({ isNamed }) => isNamed);
  const reasonFor = (row: PlannedRow) => {
    if (strangers.has(row.id)) return words.badId(row.id);
    if (!row.isNamed) return undefined;
    return shelfFault(row, words) ?? twinFault(row, named, context) ?? unreadyFault(row, context);
  };
  const judged = rows.map((row) => {
    const text = reasonFor(row);
    return text === undefined ? row : holdRow(row, { text });
  });
  return { rows: judged, isUnsure: strangers.size > 0 };
}

/** Ids that documents of shelves have or had, as far as the last runs remember. */
export function givenIds(shelves: readonly Shelf[]): string[] {
  return shelves.flatMap(({ ids, memories }) => [...ids, ...Object.keys(memories)]);
}

/**
 * Ids of rows that can't be used: the cell is loading, no document can have it, or no document of the shop ever had it and the
 * program did not write it. A tab without documents takes any: its sheet may be that of another database.
 * @param given Ids of the tab. @param known Those of the whole shop.
 */
function strangeIds(
  rows: readonly SheetRow[],
  given: readonly string[],
  known: readonly string[],
): Set<string> {
  const ours = new Set(['', ...given, ...known]);
  const typed = [...new Set(rows.map(({ id }) => id))].filter((id) => !ours.has(id));
  // A run that was cut off may have written these into the sheet.
  const next = given.length > 0 ? new Set(newIds(typed.length, given)) : new Set(typed);
  return new Set(typed.filter((id) => isUnready(id) || !isDocumentId(id) || !next.has(id)));
}

function shelfFault({ collection, shelfName }: SheetRow, words: DeskMessages): string | undefined {
  if (collection !== undefined) return undefined;
  return shelfName ? words.unknownShelf(shelfName) : words.noShelf;
}

/** Only on different shelves may an Id be the same, where both documents were there before: Firestore's console lets one give it twice. */
function twinFault(
  { id }: PlannedRow,
  rows: readonly PlannedRow[],
  { tab, words }: TabContext,
): string | undefined {
  const twins = id === '' ? [] : rows.filter((one) => one.id === id);
  const places = new Set(twins.map(({ shelf }) => shelf));
  const isFine = places.size === twins.length && twins.every(({ shelf }) => shelf?.ids.has(id));
  if (twins.length < 2 || isFine) return undefined;
  const numbers = twins.map(({ row }) => row);
  return tab.kind === 'notice' ? words.oneRow(numbers) : words.sameId(id, numbers);
}

/** A new row waits until each of its cells has a value. */
function unreadyFault(
  { before, unready, shelf }: PlannedRow,
  { tab, words }: TabContext,
): string | undefined {
  if (before || unready.length === 0 || !shelf?.stored) return undefined;
  const missing = tab.columns.filter(({ field }) => unready.includes(field));
  return words.unreadyNew(missing.map(({ heading }) => heading));
}
