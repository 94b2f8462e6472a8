/** Next calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV === 'development') return;
  const { headEveryResponse } = await import('@/server/headers/headEveryResponse');
  headEveryResponse();
}
