import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Request, type Result } from 'autocannon';
import { diskUnder } from '../diskUnder';
import type { ServedSite } from '../startSite';
import { hostileRequest } from './hostileRequest';

const ALONE_SECONDS = 20;
const MIXED_SECONDS = 60;
const HOSTILE_CLIENTS = 32;
/** Connections that send no complete request or leave before the answer, and how long each stalled one is held. */
const STALLING_CLIENTS = 100;
const STALL_MS = 2_000;
/** Longest extra wait of an honest client that hostile clients may cause. */
const MOST_EXTRA_WAIT_MS = 1_000;
/** Memory of four pictures while they are decoded, and of all other requests meanwhile. */
const MOST_MEMORY_BYTES = 900_000_000;
/** Disk space of all of the site's own pictures in all widths. */
const MOST_DISK_BYTES = 300_000_000;
const MEGABYTE = 1_000_000;

/**
 * Lets honest clients visit pages alone and then among hostile ones, and prints how long they waited.
 * @returns the faults, a line each.
 */
export async function soak(site: ServedSite, dist: string, pages: Request[]): Promise<string[]> {
  const url = site.address;
  const visit = (duration: number) =>
    autocannon({ url, connections: 4, overallRate: 100, duration, requests: pages });
  const alone = await visit(ALONE_SECONDS);
  const disk = diskUnder(dist);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, site.memory);
  }, 50);
  const [mixed, hostile] = await Promise.all([
    visit(MIXED_SECONDS),
    autocannon({
      url,
      connections: HOSTILE_CLIENTS,
      duration: MIXED_SECONDS,
      requests: [{ setupRequest: hostileRequest }],
    }),
    ...Array.from({ length: STALLING_CLIENTS }, () => stallConnections(url, MIXED_SECONDS)),
  ]);
  clearInterval(watch);
  const grown = diskUnder(dist) - disk;

  console.log(`honest clients alone, latency in ms: ${waits(alone)}`);
  console.log(`among hostile clients with ${hostile.requests.sent} requests: ${waits(mixed)}`);
  console.log(
    `memory at most ${Math.round(memory / MEGABYTE)} MB, disk grew by ${Math.round(grown / MEGABYTE)} MB`,
  );
  return [
    ...(alone.errors + mixed.errors > 0 ? ['an honest client got no answer'] : []),
    ...(mixed.latency.max - alone.latency.max > MOST_EXTRA_WAIT_MS
      ? ['an honest client was held up']
      : []),
    ...(memory > MOST_MEMORY_BYTES ? ['too much memory'] : []),
    ...(grown > MOST_DISK_BYTES ? ['too much disk'] : []),
  ];
}

function waits({ latency, requests, errors }: Result): string {
  return `median ${latency.p50}, longest ${latency.max}, of ${requests.total} pages, failed ${errors}`;
}

/** Opens connections one after another: silent, with half a request, or closed before the answer. */
async function stallConnections(address: string, seconds: number): Promise<void> {
  const { port, hostname } = new URL(address);
  const begins = ['GET / HTTP/1.1\r\nhost: a\r\nx-', 'POST / HTTP/1.1\r\nhost: a\r\nte', ''];
  const whole = 'GET /Foundation HTTP/1.1\r\nhost: a\r\n\r\n';
  const end = Date.now() + seconds * 1_000;
  for (let at = 0; Date.now() < end; at += 1) {
    const leaves = at % 4 === 0;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    socket.write(leaves ? whole : (begins[at % begins.length] ?? ''));
    await pause(leaves ? 20 : STALL_MS);
    socket.destroy();
  }
}
