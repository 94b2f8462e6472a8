import type { Page } from '@playwright/test';

/** What is used here of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time: what others take of the processors meanwhile is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The tasks that a page's main thread has after its first paint, for as long as `visit` takes: the processor time of each in
 * milliseconds.
 */
export async function tasksOf(page: Page, visit: () => Promise<void>): Promise<number[]> {
  const devTools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await devTools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading'] },
  });
  await visit();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  const painted = events.find(({ name }) => name === 'firstPaint');
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
  if (!painted) throw new Error('Nothing was painted');
  return events
    .filter(({ name, ts }) => name.endsWith('RunTask') && ts > painted.ts)
    .filter((event) => main.includes(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
