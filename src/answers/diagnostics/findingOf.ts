import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { excerpt } from '@/data/normalise/excerpt';
import { diagnosticMessages } from '@/messages/diagnosticMessages';
import { documentNames } from '@/messages/en/fieldNames';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { Finding } from './Finding';

/** Turns a diagnostic on a collection into a finding in plain words, by default English ones for documents. */
export function findingOf(
  collection: string,
  diagnostic: ShelfDiagnostic,
  words = documentNames,
  language: LanguageCode = 'en',
): Finding {
  const { code, ids, field = null } = diagnostic;
  return {
    collection,
    id: ids[0] ?? null,
    field,
    severity: diagnosticSeverities[code],
    code,
    // Owners type ids and names, too: cut, and without invisible characters.
    ...diagnosticMessages[language][code](
      { ...diagnostic, ids: ids.map((id) => excerpt(id) ?? '') },
      excerpt(collection) ?? '',
      words,
    ),
  };
}
