import { pictureFields } from '../../src/data/normalise/documentFields';
import type { Column } from '../sheet/Column';

const fields = new Set(Object.values(pictureFields).flat());

/** Whether the cells of a column name pictures, of any kind of document. */
export function isPictureColumn({ field }: Pick<Column, 'field'>): boolean {
  return fields.has(field);
}
