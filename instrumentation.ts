import type { Instrumentation } from 'next';
import { logEvent } from '@/server/log/logEvent';

/** Next calls this once when a server starts, before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV === 'development') return;
  const { headEveryResponse } = await import('@/server/headers/headEveryResponse');
  headEveryResponse();
  // Vercel stands before its functions itself (docs/decisions/011-the-door.md).
  if (process.env.VERCEL) return;
  const { openDoor } = await import('@/server/door/openDoor');
  openDoor();
}

/** Next calls this when making a page or an answer failed. The route, not the address: that is the visitor's. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath }) => {
  const cause = error instanceof Error ? error.message : String(error);
  logEvent('error', 'page not made', { route: routePath, cause });
};
