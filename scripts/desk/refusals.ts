import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isDocumentId } from '../push/readCatalogueFiles';
import { isUnready } from './cells';
import type { Shelf } from './readShelves';
import type { SheetRow } from './readTab';

/** Why a row can't be taken, whatever the others say. */
export function refusalOf(row: SheetRow, words: DeskMessages): string | undefined {
  const { id, shelf, collection, isNamed } = row;
  if (isSpoilt(row)) return words.badId(id);
  if (!isNamed || collection !== undefined) return undefined;
  return shelf ? words.unknownShelf(shelf) : words.noShelf;
}

/** Whether an Id can't be used: its cell is loading, its formula failed, or no document can have it. */
export function isSpoilt({ id }: Pick<SheetRow, 'id'>): boolean {
  return id !== '' && (isUnready(id) || !isDocumentId(id));
}

/**
 * Refuses rows with the same Id, by number. Only on different shelves may it be the same, where both documents were there
 * before: Firestore's console lets one give it twice.
 */
export function twinsIn(
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
    refused.set(row, words.sameId(id, numbers));
  }
  return refused;
}
