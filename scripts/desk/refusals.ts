import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isDocumentId } from '../push/readCatalogueFiles';
import { isEmpty, isUnready } from './cells';
import { newIds } from './newIds';
import type { Shelf } from './readShelves';
import type { SheetRow } from './readTab';
import type { SyncContext } from './SyncContext';
import type { PlannedRow } from './TabPlan';
import type { Tab } from './tabs';

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
 * Why rows can't be taken, by number.
 * @returns also whether a row has a strange Id: it may be that of any document, so none may be deleted.
 */
export function refusalsOf(
  tab: Tab,
  rows: readonly PlannedRow[],
  shelves: readonly Shelf[],
  { words, memory }: Pick<SyncContext, 'words' | 'memory'>,
): { readonly refused: ReadonlyMap<number, string>; readonly isUnsure: boolean } {
  const known = [...memory.shelves.values()].flatMap((one) => Object.keys(one));
  const strangers = strangeIds(rows, shelves, known);
  const named = rows.filter(({ isNamed }) => isNamed);
  const reasonFor = (row: PlannedRow) =>
    strangers.has(row.id)
      ? words.badId(row.id)
      : row.isNamed
        ? (shelfFault(row, words) ??
          twinFault(tab, row, named, shelves, words) ??
          unreadyFault(tab, row, shelves, words))
        : undefined;
  const refused = rows.flatMap((row) => {
    const reason = reasonFor(row);
    return reason === undefined ? [] : [[row.row, reason] as const];
  });
  return { refused: new Map(refused), isUnsure: rows.some(({ id }) => strangers.has(id)) };
}

/**
 * Ids of rows that can't be used: the cell is loading, no document can have it, or no document of the shop ever had it and the
 * program did not write it. A tab without documents takes any: its sheet may be that of another database.
 */
function strangeIds(
  rows: readonly SheetRow[],
  shelves: readonly Shelf[],
  known: readonly string[],
): Set<string> {
  const all = [...shelves.flatMap(({ ids }) => [...ids]), ...gaveIds(shelves)];
  const ours = new Set([...all, ...known]);
  const typed = [...new Set(rows.map(({ id }) => id))].filter((id) => id && !ours.has(id));
  const isSpoilt = (id: string) => isUnready(id) || !isDocumentId(id);
  // A run that was cut off may have written these into the sheet.
  const next = new Set(newIds(typed.length, all));
  return new Set(typed.filter((id) => isSpoilt(id) || (all.length > 0 && !next.has(id))));
}

/** Ids that documents of a tab had or have, as the last runs remember them. */
export function gaveIds(shelves: readonly Shelf[]): string[] {
  return shelves.flatMap(({ memories }) => Object.keys(memories));
}

function shelfFault({ collection, shelf }: SheetRow, words: DeskMessages): string | undefined {
  if (collection !== undefined) return undefined;
  return shelf ? words.unknownShelf(shelf) : words.noShelf;
}

/** Only on different shelves may an Id be the same, where both documents were there before: Firestore's console lets one give it twice. */
function twinFault(
  tab: Tab,
  { id }: SheetRow,
  rows: readonly SheetRow[],
  shelves: readonly Shelf[],
  words: DeskMessages,
): string | undefined {
  const twins = id === '' ? [] : rows.filter((one) => one.id === id);
  const places = new Set(twins.map(({ collection }) => collection));
  const had = (name?: string) => shelves.find((one) => one.collection === name)?.ids.has(id);
  const isFine = places.size === twins.length && twins.every((one) => had(one.collection));
  if (twins.length < 2 || isFine) return undefined;
  const numbers = twins.map((one) => one.row);
  return tab.kind === 'notice' ? words.oneRow(numbers) : words.sameId(id, numbers);
}

/** A new row waits until each of its cells has a value. */
function unreadyFault(
  tab: Tab,
  { before, unready, collection }: PlannedRow,
  shelves: readonly Shelf[],
  words: DeskMessages,
): string | undefined {
  const isRead = shelves.some((shelf) => shelf.collection === collection && shelf.stored);
  if (before || unready.length === 0 || !isRead) return undefined;
  const missing = tab.columns.filter(({ field }) => unready.includes(field));
  return words.unreadyNew(missing.map(({ heading }) => heading));
}
