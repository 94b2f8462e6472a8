import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { categories } from '../../../src/catalogue/categories';
import { serveCopy } from '../../serveCopy';
import type { ServedSite } from '../../startSite';

/** Longer than any platform waits: a process that still runs then hangs. */
const HANGS_MS = 60_000;

/** Opens a connection, begins a request and never completes it. */
async function openStalledRequest(address: string, request: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

/** Requests a preview. Resolves once the server has accepted it, to a function that waits for the picture. */
function askPreview(site: ServedSite, page: string): Promise<() => Promise<Buffer>> {
  const headers = { expect: '100-continue' };
  const asking = request(`${site.address}/api/preview/${page}.0.jpg`, { headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve).on('error', reject);
  });
  asking.end();
  return new Promise((resolve) => {
    asking.on('continue', () => resolve(async () => buffer(await answered)));
  });
}

test('after SIGTERM a process answers complete requests and does not wait for incomplete ones', async () => {
  const copy = await serveCopy('leaving');
  const { site } = copy;
  try {
    const stalled = [
      await openStalledRequest(
        site.address,
        'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf',
      ),
      await openStalledRequest(site.address, 'GET / HTTP/1.1\r\nhost: a\r\nx-half'),
      await openStalledRequest(site.address, ''),
    ];
    const asked = await Promise.all(
      categories.slice(0, 6).map(({ slug }) => askPreview(site, slug)),
    );
    const hung = pause(HANGS_MS, 'hung');
    const ended = site.end('SIGTERM').then(() => site.exitCode);
    for (const answer of asked) expect((await answer()).byteLength).toBeGreaterThan(10_000);
    expect(await Promise.race([ended, hung])).toBe(143);
    for (const socket of stalled) socket.destroy();
  } finally {
    await copy.end();
  }
});
