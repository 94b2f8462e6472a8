import autocannon, { type Request, type Result } from 'autocannon';
import { diskUnder } from '../diskUnder';
import type { ServedSite } from '../startSite';
import { attack } from './attack';

const ALONE_SECONDS = 20;
const MIXED_SECONDS = 60;
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
  const [mixed, hostile] = await Promise.all([visit(MIXED_SECONDS), attack(url, MIXED_SECONDS)]);
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
