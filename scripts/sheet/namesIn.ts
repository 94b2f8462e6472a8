import { plainText } from '../../src/data/normalise/plainText';
import { foldTitle } from './foldTitle';
import { readCell } from './readCell';
import type { Cell } from './SheetTable';
import { isFact, type SheetCollection } from './sheetCollections';

/**
 * The fields that tell a row's document without Id, the most telling first. A slide has no title,
 * and a customer's words need none.
 */
export const nameFields: Readonly<Record<SheetCollection['kind'], readonly string[]>> = {
  product: ['title'],
  photo: ['title', 'img'],
  slide: ['headline1', 'alt1', 'slider1'],
  video: ['title', 'words', 'Vedioyoutube', 'img'],
  // Its one document is known by its collection.
  notice: [],
};

/** A filled field by which a row without Id is known, and what pages show of it. */
export type NamedBy = readonly [field: string, text: string];

/** The filled fields by which a row or document is known without its id, the best first. */
export function namesIn(
  kind: SheetCollection['kind'],
  cellAt: (field: string) => Cell | undefined,
): NamedBy[] {
  if (isFact(kind)) return [[kind, kind]];
  return nameFields[kind].flatMap((field): NamedBy[] => {
    const reading = readCell(cellAt(field) ?? '', 'text');
    const text = 'value' in reading ? String(plainText(reading.value ?? '')).trim() : '';
    return text ? [[field, text]] : [];
  });
}

/** Addresses or files' names: each sign counts. */
const addresses = ['img', 'slider1', 'Vedioyoutube'];

/** The text by which a row or document is known without its id, for comparison. */
export function foldName([field, text]: NamedBy): string {
  return addresses.includes(field) ? text.trim() : foldTitle(text);
}
