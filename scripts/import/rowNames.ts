import type { DocumentFields } from '../push/Database';
import { cellOf } from '../sheet/cellOf';
import { type NamedBy, namesIn } from '../sheet/namesIn';
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
