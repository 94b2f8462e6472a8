import { plainText } from '../../src/data/normalise/plainText';
import { nameFields } from './nameFields';
import { readCell } from './readCell';
import type { Cell } from './SheetTable';
import { isFact, type SheetCollection } from './sheetCollections';

/** A filled field by which a row without Id is known, and what pages show of it. */
export type NamedBy = readonly [field: string, text: string];

/**
 * The filled fields by which a row or a document is known without its id, the first one before the others.
 * @param cellAt the cell of a field.
 */
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
