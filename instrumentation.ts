import type { Instrumentation } from 'next';
import { count } from '@/data/log/count';
import { logEvent } from '@/data/log/logEvent';

/** Next calls this once, when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/selfHosted/startSelfHosted')).startSelfHosted();
}

/** Next calls this when a page or an API route failed. It logs the route, not the address: that is visitor data. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath }) => {
  const cause = error instanceof Error ? error.message : String(error);
  logEvent('error', 'page not made', { route: routePath, cause });
  count('failure', routePath.startsWith('/api') ? 'answer' : 'page');
};
