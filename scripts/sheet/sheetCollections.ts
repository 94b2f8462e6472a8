import { allCollections } from '../../src/catalogue/allCollections';
import type { ItemKind } from '../../src/catalogue/collections';
import { documentFields } from '../../src/data/normalise/documentFields';
import { ROWS } from '../../src/data/registry/rowDocuments';
import { rowFields } from '../../src/data/registry/rowFields';

/** A collection as the spreadsheet knows it: those that pages show, and the rows of the shop's shelves. */
export interface SheetCollection {
  readonly name: string;
  readonly kind: ItemKind | 'row';
}

/** All collections of the spreadsheet, in its order. */
export const sheetCollections: readonly SheetCollection[] = [
  ...allCollections,
  { name: ROWS, kind: 'row' },
];

/** The fields of each kind of document in the spreadsheet. */
export const sheetFields = { ...documentFields, row: rowFields } as const;

const ofItems = new Set(Object.values(documentFields).flatMap(Object.keys));

/** Whether only rows of shelves have a field. */
export function isOfRowsOnly(field: string): boolean {
  return !ofItems.has(field);
}
