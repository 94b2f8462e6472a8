import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeCalmly } from '@/selfHosted/closeCalmly';
import { askUntilRefused, type BusyCount } from '../../e2e/askUntilRefused';

const CONNECTIONS = 6;

/** Longer than any test: only what the server says to the clients ends their connections. */
const ENDLESS_MS = 600_000;

function calmServer(calmMs: number): Server {
  const server = createServer((_request, response) => response.end('page'));
  closeCalmly(server, calmMs);
  return server;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('closeCalmly', () => {
  it('loses no request of busy connections when the server closes, in twenty rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const server = calmServer(ENDLESS_MS);
      const address = await listen(server);
      const count: BusyCount = { answered: 0, lost: [] };
      const visitors = Array.from({ length: CONNECTIONS }, () => askUntilRefused(address, count));
      while (count.answered < CONNECTIONS * (round + 2)) await new Promise(setImmediate);
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([closed, ...visitors]);
      expect(count.lost).toEqual([]);
    }
  });

  it('closes connections without a request after the calm', async () => {
    const server = calmServer(50);
    // fetch keeps its connection open for later requests.
    await (await fetch(await listen(server))).text();
    await new Promise((resolve) => server.close(resolve));
    expect(server.listening).toBe(false);
  });
});
