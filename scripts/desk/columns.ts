import type { ItemKind } from '../../src/catalogue/collections';
import type { CellKind, DocumentField } from '../../src/data/normalise/DocumentField';
import { documentFields, pictureFields } from '../../src/data/normalise/documentFields';

/** A column of the sheet: the field of a document that its cells fill. */
export interface Column {
  readonly field: string;
  readonly heading: string;
  readonly kind: CellKind | 'picture';
}

/** The columns of a kind of document. */
export function columnsOf(kind: ItemKind): Column[] {
  const fields = Object.entries<DocumentField>(documentFields[kind]);
  return fields.map(([field, { heading, kind: cells }]) => ({
    field,
    heading,
    kind: pictureFields[kind].includes(field) ? 'picture' : cells,
  }));
}

/** Headings of the columns that are no fields. */
export const ownHeadings = { shelf: 'Shelf', id: 'Id', result: 'Result' } as const;
