import { documentFields } from '@/data/normalise/documentFields';
import type { FieldNames } from '@/messages/en/fieldNames';

const headings: ReadonlyMap<string, string> = new Map(
  Object.values(documentFields).flatMap((fields) =>
    Object.entries(fields).map(([name, { heading }]) => [name, heading] as const),
  ),
);

/** Words for rows of the Google Sheet: fields are called as their columns, such as "Title in Bengali". */
export const sheetNames: FieldNames = {
  desk: 'sheet',
  nameOf: (field) => headings.get(field) ?? field,
};
