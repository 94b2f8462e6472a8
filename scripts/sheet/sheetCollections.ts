import { allCollections } from '../../src/catalogue/allCollections';
import type { ItemKind } from '../../src/catalogue/collections';
import { documentFields } from '../../src/data/normalise/documentFields';
import type { ShopRecord } from '../../src/data/records/ShopRecord';
import { shopRecords } from '../../src/data/records/shopRecords';
import { ROWS } from '../../src/data/registry/rowDocuments';
import { rowFields } from '../../src/data/registry/rowFields';

/** The hidden tab of the owner's sheet, with the shelves to choose from: it is made by the export, and holds no goods. */
export const LISTS_TAB = 'Lists';

/** A collection as the spreadsheet knows it: those that pages show, the rows of the shop's shelves, and the shop's facts. */
export interface SheetCollection {
  readonly name: string;
  readonly kind: ItemKind | 'row' | ShopRecord<unknown>['kind'];
}

/** The shop's facts, each of which is one document: its tab has one row, and need not name a shelf. */
const facts: readonly SheetCollection[] = shopRecords.map(({ collection, kind }) => ({
  name: collection,
  kind,
}));

/** All collections of the spreadsheet, in its order. */
export const sheetCollections: readonly SheetCollection[] = [
  ...allCollections,
  { name: ROWS, kind: 'row' },
  ...facts,
];

/** The fields of each kind of document in the spreadsheet. */
export const sheetFields = Object.fromEntries([
  ...Object.entries({ ...documentFields, row: rowFields }).map(([kind, of]) => [
    kind,
    Object.keys(of),
  ]),
  ...shopRecords.map(({ kind, fields }) => [kind, fields]),
]) as Readonly<Record<SheetCollection['kind'], readonly string[]>>;

const ofItems = new Set(Object.values(documentFields).flatMap(Object.keys));

/** Whether no product, photo, slide or video has a field: only rows of shelves, or the shop's facts. */
export function isOfNoItem(field: string): boolean {
  return !ofItems.has(field);
}

/** Whether the documents of a kind are facts of the shop, of which there is one each. */
export function isFact(kind: SheetCollection['kind']): boolean {
  return facts.some((fact) => fact.kind === kind);
}

/** The fact of the shop that columns of these fields say; undefined for goods. */
export function factWith(fields: readonly string[]): SheetCollection | undefined {
  return facts.find(({ kind }) => fields.some((field) => sheetFields[kind].includes(field)));
}
