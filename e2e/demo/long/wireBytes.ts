import { expect, type Page } from '@playwright/test';
import { picturesInView } from '../../picturesInView';

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

/** The parts of a page. Chromium may also renew a page's data by itself, and keeps that request open for half a minute. */
const PARTS = new Set<string | undefined>(['Document', 'Script', 'Image', 'Font']);

/** After so long without a request nothing more comes by itself. The state "networkidle" is about a page's load alone. */
const QUIET_MS = 1_000;

/**
 * Slows the network of a page, and counts what it fetches from now on.
 * @returns a function that waits until the pictures in view and everything else that was asked for are there, and gives
 * what was fetched since it was called last.
 */
export async function wireBytes(page: Page): Promise<() => Promise<Cost>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
  /** The types of what is on its way, by request. */
  const awaited = new Map<string, string | undefined>();
  let [scripts, all, changed] = [0, 0, Date.now()];
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    awaited.set(requestId, type);
    changed = Date.now();
  });
  const end = (requestId: string, bytes: number) => {
    all += bytes;
    if (awaited.get(requestId) === 'Script') scripts += bytes;
    awaited.delete(requestId);
    changed = Date.now();
  };
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return async () => {
    await picturesInView(page);
    const isThere = () => [...awaited.values()].every((type) => !PARTS.has(type));
    await expect.poll(() => isThere() && Date.now() - changed > QUIET_MS).toBe(true);
    const cost = { scripts, all };
    [scripts, all] = [0, 0];
    return cost;
  };
}
