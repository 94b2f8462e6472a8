import type { Page } from '@playwright/test';
import { picturesInView } from './picturesInView';

/** What came over the wire, in bytes with headers. What the browser's cache had costs nothing. */
export interface Cost {
  readonly scripts: number;
  /** Everything, scripts included. */
  readonly all: number;
}

/**
 * Counts what a page fetches from now on.
 * @returns a function that waits until the network is idle, and gives what was fetched since it was called last.
 */
export async function wireBytes(page: Page): Promise<() => Promise<Cost>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string | undefined>();
  let [scripts, all] = [0, 0];
  client.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (types.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await picturesInView(page);
    const cost = { scripts, all };
    [scripts, all] = [0, 0];
    return cost;
  };
}
