import { foldName } from '../sheet/foldName';
import type { SheetRow } from './parseRows';
import { rowNames } from './rowNames';

/** The title of a row as titles are compared, or the words or picture of one without; empty if it has none of them. */
export function rowTitle(row: SheetRow): string {
  const [first] = rowNames(row);
  return first ? foldName(first) : '';
}
