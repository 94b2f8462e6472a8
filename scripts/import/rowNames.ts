import type { DocumentFields } from '../database/Database';
import { cellOf } from '../sheet/cellOf';
import { foldName, type NamedBy, namesIn } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import type { SheetRow } from './parseRows';

/** The filled cells by which a row without Id is known; `fields` where the row has no cell. */
export function rowNames({ collection, cells }: SheetRow, fields: DocumentFields = {}): NamedBy[] {
  const byField = new Map([...cells].map(([{ field }, cell]) => [field, cell]));
  return namesIn(
    collection.kind,
    (field) => byField.get(field) ?? cellOf(fields[field], { kind: 'text' }),
  );
}

/** A row's title as titles are compared, else its words or picture; empty without any. */
export function rowTitle(row: SheetRow): string {
  const [first] = rowNames(row);
  return first ? foldName(first) : '';
}

/** The cell of the column Size; empty without one. */
export function sizeOfRow({ cells }: Pick<SheetRow, 'cells'>): string {
  const size = [...cells].find(([{ field }]) => field === 'size')?.[1] ?? '';
  const reading = readCell(size, 'text');
  return 'value' in reading ? String(reading.value ?? '') : '';
}
