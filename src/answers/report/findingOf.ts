import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/Diagnostic';
import type { Finding } from '@/catalogue/Finding';
import { diagnosticMessages } from '@/messages/diagnosticMessages';
import { formOf } from '@/messages/formOf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { fieldHeading } from './fieldHeading';

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
