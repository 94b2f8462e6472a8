import { findCollection } from '@/catalogue/allCollections';
import {
  diagnosticSeverities,
  type Finding,
  type Severity,
  type ShelfDiagnostic,
} from '@/catalogue/Diagnostic';
import type { DocumentField } from '@/data/normalise/DocumentField';
import { documentFields } from '@/data/normalise/documentFields';
import { diagnosticMessages } from '@/messages/diagnosticMessages';
import type { LanguageCode } from '@/shop/LanguageCode';

/** A diagnostic on a collection, in plain sentences of a language. */
export function findingOf(
  collection: string,
  { code, ids, field = '', typed = '', shown = '', expected = '' }: ShelfDiagnostic,
  language: LanguageCode,
): Finding {
  const { heading, kind } = fieldOf(collection, field) ?? { heading: field, kind: 'note' };
  const [problem, cure] = diagnosticMessages[language][code]({
    ...{ field, typed, shown, expected, kind },
    name: heading,
    many: ids.length,
  });
  const severity = diagnosticSeverities[code];
  return { collection, id: ids[0] ?? '', field, column: heading, severity, code, problem, cure };
}

/** A field of a collection's documents; undefined if they don't have it. */
function fieldOf(collection: string, name: string): DocumentField | undefined {
  const kind = findCollection(collection)?.kind;
  const fields = Object.entries<DocumentField>(kind ? documentFields[kind] : {});
  return fields.find(([field]) => field === name)?.[1];
}

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/** Findings sorted by severity: errors, warnings, hints. Those of the same severity keep their order. */
export function worstFirst<Found extends { readonly severity: Severity }>(
  findings: readonly Found[],
): Found[] {
  return order.flatMap((severity) => findings.filter((one) => one.severity === severity));
}
