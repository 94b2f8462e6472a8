import { diskUnder } from '../diskUnder';
import type { ServedSite } from '../startSite';
import { HostileClients } from './HostileClients';
import { honestWaits, type Waits } from './honestWaits';

const ALONE_SECONDS = 20;
const MIXED_SECONDS = 60;
/** How much longer than without hostile clients the longest wait of an honest one may be. */
const MOST_LONGER_MS = 1_000;
/** Four pictures while they are decoded, and what the others hold meanwhile. */
const MOST_MEMORY_BYTES = 900_000_000;
/** All of our own pictures in all widths. */
const MOST_DISK_BYTES = 300_000_000;
const MEGABYTE = 1_000_000;

/** Lets honest and hostile clients visit a site together, and says how long the honest ones waited. Gives what is wrong. */
export async function soak(site: ServedSite, dist: string): Promise<string[]> {
  const alone = await honestWaits(site.address, ALONE_SECONDS);
  const disk = diskUnder(dist);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, site.memory);
  }, 50);
  const hostile = new HostileClients(site.address);
  const mixed = await honestWaits(site.address, MIXED_SECONDS);
  await hostile.stop();
  clearInterval(watch);
  const grown = diskUnder(dist) - disk;

  console.log(`honest clients waited for pages, in ms: ${said(alone)}`);
  console.log(`among hostile clients, who sent ${hostile.sent} requests meanwhile: ${said(mixed)}`);
  console.log(
    `memory at most ${Math.round(most / MEGABYTE)} MB, disk grew by ${Math.round(grown / MEGABYTE)} MB`,
  );
  return [
    ...(alone.wrong + mixed.wrong > 0 ? ['an honest client got no whole page'] : []),
    ...(mixed.longest - alone.longest > MOST_LONGER_MS ? ['an honest client was held up'] : []),
    ...(most > MOST_MEMORY_BYTES ? ['too much memory'] : []),
    ...(grown > MOST_DISK_BYTES ? ['too much disk'] : []),
  ];
}

function said({ pages, half, longest, wrong }: Waits): string {
  return `half ${half}, longest ${longest}, of ${pages} pages, wrong ${wrong}`;
}
