import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/Diagnostic';
import { logEvent } from './logEvent';

/**
 * Logs those diagnostics of a collection that the reading before did not have: repeated each minute, they would hide
 * other lines. `leftOut` is logged each time, hints and empty shelves never.
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
