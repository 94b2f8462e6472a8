import { columnHeadings } from '@/catalogue/columnHeadings';
import { columnLanguages } from '@/catalogue/columnLanguages';
import { translatedField } from '@/data/normalise/translations';
import type { FieldNames } from '@/messages/en/fieldNames';

const headings: ReadonlyMap<string, string> = new Map(Object.entries(columnHeadings));

/** Words for rows of the Google Sheet: fields are called as their columns, such as "Title in Bengali". */
export const sheetNames: FieldNames = { desk: 'sheet', nameOf };

function nameOf(field: string): string {
  const { field: of = field, code } = translatedField(field) ?? {};
  const heading = headings.get(of);
  if (heading === undefined) return field;
  return code ? `${heading} in ${columnLanguages[code][0]}` : heading;
}
