import type { DocumentFields } from '../push/Database';
import { cellOf } from '../sheet/cellOf';
import { foldName, type NamedBy, namesIn } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import type { SheetRow } from './parseRows';

/**
 * The filled cells by which a row is known if it has no Id.
 * @param fields those of its document, which count where the row has no cell.
 */
export function rowNames({ collection, cells }: SheetRow, fields: DocumentFields = {}): NamedBy[] {
  const byField = new Map([...cells].map(([{ field }, cell]) => [field, cell]));
  return namesIn(
    collection.kind,
    (field) => byField.get(field) ?? cellOf(fields[field], { kind: 'text' }),
  );
}

/** The title of a row as titles are compared, or the words or picture of one without; empty if it has none of them. */
export function rowTitle(row: SheetRow): string {
  const [first] = rowNames(row);
  return first ? foldName(first) : '';
}

/** What the column Size of a row says; empty without one. */
export function sizeOfRow({ cells }: Pick<SheetRow, 'cells'>): string {
  const size = [...cells].find(([{ field }]) => field === 'size')?.[1] ?? '';
  const reading = readCell(size, 'text');
  return 'value' in reading ? String(reading.value ?? '') : '';
}
