import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { logEvent } from './logEvent';

/**
 * Logs the diagnostics of a collection that its previous reading did not have. A collection is read every minute, so
 * the same lines each minute would hide others. `leftOut` is logged at every reading. Hints and empty shelves are never
 * logged: the owner's report shows them, and the log line of a read has the number of documents.
 */
export function logDiagnostics(
  collection: string,
  diagnostics: readonly ShelfDiagnostic[],
  before: readonly ShelfDiagnostic[],
): void {
  const known = new Set(before.map((diagnostic) => JSON.stringify(diagnostic)));
  for (const diagnostic of diagnostics) {
    if (diagnostic.code === 'leftOut') logLeftOut(collection, diagnostic);
    else if (isForLog(diagnostic) && !known.has(JSON.stringify(diagnostic)))
      logDiagnostic(collection, diagnostic);
  }
}

function isForLog({ code, ids }: ShelfDiagnostic): boolean {
  return diagnosticSeverities[code] !== 'hint' && ids.length > 0;
}

function logLeftOut(collection: string, { ids }: ShelfDiagnostic): void {
  const cause = 'nothing in it can be shown';
  for (const id of ids) logEvent('warn', 'document left out', { collection, id, cause });
}

function logDiagnostic(collection: string, { ids, ...diagnostic }: ShelfDiagnostic): void {
  const severity = diagnosticSeverities[diagnostic.code];
  const facts = { collection, ids: ids.join(', '), severity, ...diagnostic };
  logEvent(severity === 'error' ? 'warn' : 'info', 'document remark', facts);
}
