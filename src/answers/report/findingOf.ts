import { diagnosticSeverities, type ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { Finding } from '@/catalogue/Finding';
import { documentFields } from '@/data/normalise/documentFields';
import { diagnosticMessages } from '@/messages/diagnosticMessages';
import { formOf } from '@/messages/formOf';
import type { LanguageCode } from '@/shop/LanguageCode';

const headings: ReadonlyMap<string, string> = new Map(
  // Of a name that several kinds have, the goods' heading.
  Object.values(documentFields)
    .reverse()
    .flatMap((fields) =>
      Object.entries(fields).map(([name, { heading }]) => [name, heading] as const),
    ),
);

/** A diagnostic on a collection in plain sentences. */
export function findingOf(
  collection: string,
  { code, ids, field = '', found = '', made = '', meant = '' }: ShelfDiagnostic,
  language: LanguageCode = 'en',
): Finding {
  const [problem, cure] = diagnosticMessages[language][code]({
    ...{ field, found, made, meant },
    name: fieldHeading(field),
    form: formOf(field),
    many: ids.length,
  });
  const severity = diagnosticSeverities[code];
  return { collection, id: ids[0] ?? '', field, severity, code, problem, cure };
}

/** What a document's field is called in the sheet: "Price", "Title in Bengali". Unknown ones as they are spelt. */
function fieldHeading(field: string): string {
  return headings.get(field) ?? field;
}
