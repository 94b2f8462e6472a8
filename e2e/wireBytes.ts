import type { Page } from '@playwright/test';
import { picturesInView } from './picturesInView';

/** What came over the wire, in bytes with headers. What the browser's cache had costs nothing. */
export interface Cost {
  readonly scripts: number;
  /** Everything, scripts included. */
  readonly all: number;
}

/** A network as in a busy lane. On a fast one other things happen first: pictures are there before any script. */
const SLOW = {
  offline: false,
  /** Milliseconds there and back. */
  latency: 150,
  /** Bytes in a second. */
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/**
 * Slows the network of a page, and counts what it fetches from now on.
 * @returns a function that waits until the pictures in view are there, and gives what was fetched since it was called last.
 */
export async function wireBytes(page: Page): Promise<() => Promise<Cost>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
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
