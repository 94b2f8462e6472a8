import { readCell } from '../sheet/readCell';
import type { SheetRow } from './parseRows';

/** What the column Size of a row says; empty without one. */
export function sizeOfRow({ cells }: Pick<SheetRow, 'cells'>): string {
  const size = [...cells].find(([{ field }]) => field === 'size')?.[1] ?? '';
  const reading = readCell(size, 'text');
  return 'value' in reading ? String(reading.value ?? '') : '';
}
