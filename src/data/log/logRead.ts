import { logEvent } from './logEvent';

/** The log's line of a read that was begun at `startedAt`: of how many documents it got, or why it failed. */
export function logRead(
  collection: string,
  startedAt: number,
  outcome: { readonly documents: number } | { readonly cause: string },
): void {
  const ms = Date.now() - startedAt;
  if ('cause' in outcome) logEvent('error', 'collection not read', { collection, ...outcome, ms });
  else logEvent('info', 'collection read', { collection, ...outcome, ms });
}
