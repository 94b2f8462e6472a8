import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { excerpt } from '@/data/normalise/excerpt';
import { diagnosticMessages } from '@/messages/en/diagnosticMessages';
import type { Finding } from './Finding';

/** A remark on a collection in plain words. */
export function findingOf(collection: string, diagnostic: ShelfDiagnostic): Finding {
  const { code, ids, field = null } = diagnostic;
  return {
    collection,
    id: ids[0] ?? null,
    field,
    severity: diagnosticSeverities[code],
    code,
    ...diagnosticMessages[code]({ ...diagnostic, ids: ids.map(short) }, short(collection)),
  };
}

/** An id or name for a sentence: short, without invisible characters. Owners type these too. */
function short(text: string): string {
  return excerpt(text) ?? '';
}
