import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isDocumentId } from '../push/readCatalogueFiles';
import { isEmpty, isUnready } from './cells';
import type { Remembered } from './memory';
import { newIds } from './newIds';
import type { Shelf } from './readShelves';
import type { SheetRow } from './readTab';
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

/** Why a row can't be taken, whatever the others say. */
export function refusalOf(
  row: SheetRow,
  strangers: ReadonlySet<string>,
  words: DeskMessages,
): string | undefined {
  const { id, shelf, collection, isNamed } = row;
  if (strangers.has(id)) return words.badId(id);
  if (!isNamed || collection !== undefined) return undefined;
  return shelf ? words.unknownShelf(shelf) : words.noShelf;
}

/**
 * Ids of rows that can't be used: the cell is loading, no document can have it, or no document of the shop ever had it and the
 * program did not write it. A tab without documents takes any: its sheet may be that of another database.
 */
export function strangeIds(
  rows: readonly SheetRow[],
  shelves: readonly Shelf[],
  { shelves: memories }: Remembered,
): Set<string> {
  const all = [...shelves.flatMap(({ ids }) => [...ids]), ...gaveIds(shelves)];
  const known = new Set([...all, ...[...memories.values()].flatMap((one) => Object.keys(one))]);
  const typed = [...new Set(rows.map(({ id }) => id))].filter((id) => id && !known.has(id));
  const isSpoilt = (id: string) => isUnready(id) || !isDocumentId(id);
  // A run that was cut off may have written these into the sheet.
  const next = new Set(newIds(typed.length, all));
  return new Set(typed.filter((id) => isSpoilt(id) || (all.length > 0 && !next.has(id))));
}

/** Ids that documents of a tab had or have, as the last runs remember them. */
export function gaveIds(shelves: readonly Shelf[]): string[] {
  return shelves.flatMap(({ memories }) => Object.keys(memories));
}

/**
 * Refuses rows with the same Id, by number. Only on different shelves may it be the same, where both documents were there
 * before: Firestore's console lets one give it twice.
 */
export function twinsIn(
  tab: Tab,
  rows: readonly SheetRow[],
  shelves: readonly Shelf[],
  words: DeskMessages,
): Map<number, string> {
  const refused = new Map<number, string>();
  const idsOf = (name?: string) => shelves.find(({ collection }) => collection === name)?.ids;
  for (const { id, row } of rows) {
    const twins = rows.filter((one) => id !== '' && one.id === id);
    const places = new Set(twins.map(({ collection }) => collection));
    const isFine =
      places.size === twins.length && twins.every((one) => idsOf(one.collection)?.has(id));
    if (twins.length < 2 || isFine) continue;
    const numbers = twins.map((one) => one.row);
    refused.set(row, tab.kind === 'notice' ? words.oneRow(numbers) : words.sameId(id, numbers));
  }
  return refused;
}
