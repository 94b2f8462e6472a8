import type { ShelfRemark } from '@/catalogue/Remark';
import { remarkSeverities } from '@/catalogue/remarkSeverities';
import { logEvent } from './logEvent';

/**
 * Logs the remarks on a collection that its reading before did not have: it is read every minute, and a line each minute
 * would hide other lines. Only that a document is left out is said each time, and never hints and empty
 * shelves: those are for the owner's report, and a read's line has the number of documents.
 */
export function logRemarks(
  collection: string,
  remarks: readonly ShelfRemark[],
  before: readonly ShelfRemark[],
): void {
  const known = new Set(before.map((remark) => JSON.stringify(remark)));
  for (const remark of remarks) {
    if (remark.code === 'leftOut') logLeftOut(collection, remark);
    else if (isForLog(remark) && !known.has(JSON.stringify(remark))) logRemark(collection, remark);
  }
}

function isForLog({ code, ids }: ShelfRemark): boolean {
  return remarkSeverities[code] !== 'hint' && ids.length > 0;
}

function logLeftOut(collection: string, { ids }: ShelfRemark): void {
  const cause = 'nothing in it can be shown';
  for (const id of ids) logEvent('warn', 'document left out', { collection, id, cause });
}

function logRemark(collection: string, { ids, ...remark }: ShelfRemark): void {
  const severity = remarkSeverities[remark.code];
  const facts = { collection, ids: ids.join(', '), severity, ...remark };
  logEvent(severity === 'error' ? 'warn' : 'info', 'document remark', facts);
}
