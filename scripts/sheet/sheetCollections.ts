import { allCollections } from '../../src/catalogue/allCollections';
import type { ItemKind } from '../../src/catalogue/collections';
import { documentFields } from '../../src/data/normalise/documentFields';
import type { ShopRecord } from '../../src/data/records/ShopRecord';
import { shopRecords } from '../../src/data/records/shopRecords';

/** The hidden tab of the owner's sheet, with the shelves to choose from. */
export const LISTS_TAB = 'Lists';

/** A collection in the spreadsheet: of pages, or a fact of the shop. */
export interface SheetCollection {
  readonly name: string;
  readonly kind: ItemKind | ShopRecord<unknown>['kind'];
}

/** One document each: a tab has one row, and need not name a shelf. */
const facts: readonly SheetCollection[] = shopRecords.map(({ collection, kind }) => ({
  name: collection,
  kind,
}));

/** All collections of the spreadsheet, in its order. */
export const sheetCollections: readonly SheetCollection[] = [...allCollections, ...facts];

/** The fields of each kind of document in the spreadsheet. */
export const sheetFields = Object.fromEntries([
  ...Object.entries(documentFields).map(([kind, of]) => [kind, Object.keys(of)]),
  ...shopRecords.map(({ kind, fields }) => [kind, fields]),
]) as Readonly<Record<SheetCollection['kind'], readonly string[]>>;

const ofItems = new Set(Object.values(documentFields).flatMap(Object.keys));

/** Whether only the shop's facts have a field. */
export function isOfNoItem(field: string): boolean {
  return !ofItems.has(field);
}

/** Whether a kind has one document, a fact of the shop. */
export function isFact(kind: SheetCollection['kind']): boolean {
  return facts.some((fact) => fact.kind === kind);
}

/** The fact of the shop that has these columns; undefined for goods. */
export function factWith(fields: readonly string[]): SheetCollection | undefined {
  return facts.find(({ kind }) => fields.some((field) => sheetFields[kind].includes(field)));
}
