import { documentFields } from '@/data/normalise/documentFields';

const headings: ReadonlyMap<string, string> = new Map(
  // Of a name that several kinds have, the goods' heading.
  Object.values(documentFields)
    .reverse()
    .flatMap((fields) =>
      Object.entries(fields).map(([name, { heading }]) => [name, heading] as const),
    ),
);

/** What a document's field is called in the sheet: "Price", "Title in Bengali". Unknown ones as they are spelt. */
export function fieldHeading(field: string): string {
  return headings.get(field) ?? field;
}
