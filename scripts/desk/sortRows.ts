import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isDocumentId } from '../push/readCatalogueFiles';
import type { SheetRow } from './readTab';
import { isUnready } from './readValue';
import type { Tab } from './tabs';

/** A row that says which document it means. Without an Id it is new. */
export interface MeantRow extends SheetRow {
  readonly collection: string;
}

/** Rows to take, and those that are refused or look like an accident. */
export interface SortedRows {
  readonly rows: readonly MeantRow[];
  /** Why rows are not taken, by number. */
  readonly refused: ReadonlyMap<number, string>;
  /** Rows with nothing but an Id, and why they hold the tab. */
  readonly emptied: ReadonlyMap<number, string>;
  /** Ids of rows that are not taken: their documents are not gone. */
  readonly present: ReadonlySet<string>;
  /** Some row may be any document's, because its Id is spoilt: none is gone. */
  readonly isUnsure: boolean;
}

/** @param yes An emptied row is then a deleted one. */
export function sortRows(
  tab: Tab,
  all: readonly SheetRow[],
  words: DeskMessages,
  yes: boolean,
): SortedRows {
  const refused = new Map<number, string>();
  const emptied = new Map<number, string>();
  const rows: MeantRow[] = [];
  const present = new Set<string>();
  const named = all.filter(({ isNamed }) => isNamed);
  for (const one of all) {
    const reason = refusalOf(tab, one, named, words);
    if (reason) refused.set(one.row, reason);
    else if (one.isNamed && one.collection !== undefined)
      rows.push({ ...one, collection: one.collection });
    else if (!yes) emptied.set(one.row, words.nothingLeft);
    else continue;
    if (reason || !one.isNamed) present.add(one.id);
  }
  return { rows, refused, emptied, present, isUnsure: all.some(isSpoilt) };
}

function refusalOf(
  tab: Tab,
  { id, collection, shelf, isNamed, unready }: SheetRow,
  named: readonly SheetRow[],
  words: DeskMessages,
): string | undefined {
  if (isSpoilt({ id })) return words.badId(id);
  if (!isNamed) return undefined;
  if (collection === undefined) return shelf ? words.unknownShelf(shelf) : words.noShelf;
  if (!id) return unready.length > 0 ? words.unreadyNew(headingsOf(tab, unready)) : undefined;
  const same = named.filter((other) => other.id === id && other.collection === collection);
  if (same.length < 2) return undefined;
  const numbers = same.map(({ row }) => row);
  return tab.kind === 'notice' ? words.oneRow(numbers) : words.sameId(id, numbers);
}

/** An Id that loads, failed, or can be none. */
function isSpoilt({ id }: Pick<SheetRow, 'id'>): boolean {
  return id !== '' && (isUnready(id) || !isDocumentId(id));
}

/** The headings of fields of a tab. */
export function headingsOf(tab: Tab, fields: readonly string[]): string[] {
  return tab.columns.filter(({ field }) => fields.includes(field)).map(({ heading }) => heading);
}
