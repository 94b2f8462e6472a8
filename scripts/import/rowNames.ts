import { type NamedBy, namesIn } from '../sheet/namesIn';
import type { SheetRow } from './parseRows';

/** The filled cells by which a row is known if it has no Id. */
export function rowNames({ collection, cells }: SheetRow): NamedBy[] {
  const byField = new Map([...cells].map(([{ field }, cell]) => [field, cell]));
  return namesIn(collection.kind, (field) => byField.get(field));
}
