import { allCollections } from '../../src/catalogue/allCollections';
import { type ItemKind, shopNotice } from '../../src/catalogue/collections';
import { documentFields } from '../../src/data/normalise/documentFields';

/** The hidden tab of the owner's sheet, with the shelves to choose from. */
export const LISTS_TAB = 'Lists';

/** A collection in the spreadsheet. */
export interface SheetCollection {
  readonly name: string;
  readonly kind: ItemKind;
}

/** All collections of the spreadsheet, in its order. */
export const sheetCollections: readonly SheetCollection[] = allCollections;

/** The fields of each kind of document in the spreadsheet. */
export const sheetFields = Object.fromEntries(
  Object.entries(documentFields).map(([kind, of]) => [kind, Object.keys(of)]),
) as unknown as Readonly<Record<SheetCollection['kind'], readonly string[]>>;

const { notice, ...items } = documentFields;
const ofItems = new Set(Object.values(items).flatMap(Object.keys));

/** Whether only the shop's facts have a field. */
export function isOfNoItem(field: string): boolean {
  return !ofItems.has(field);
}

/** Whether a kind has one document, the shop's notice. */
export function isFact(kind: SheetCollection['kind']): boolean {
  return kind === shopNotice.kind;
}

/** The shop's notice if these columns are its own; undefined for goods. */
export function factWith(fields: readonly string[]): SheetCollection | undefined {
  return fields.includes('hours') || fields.includes('holidays') ? shopNotice : undefined;
}
