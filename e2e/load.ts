import type { IncomingHttpHeaders } from 'node:http';
import autocannon, { type Result } from 'autocannon';
import { buildSite } from './buildSite';
import { LOAD_DIST } from './sites';
import { soak } from './soak/soak';
import { mixedShelves, ShelfKeeper } from './standIn/ShelfKeeper';
import { settingOnStandIn } from './standIn/siteOnStandIn';
import { type ServedSite, startSite } from './startSite';

const CONNECTIONS = 64;
const WARM_UP_REQUESTS = 10_000;
const REQUESTS = 40_000;
const LONGEST_SECONDS = 240;
/** Memory at the end, as a part of that after the warm-up, which calls for a look. */
const MOST_GROWTH = 1.3;
const SMALLEST_PICTURE = 10_000;
const MEGABYTE = 1_000_000;

const faults = new Map<string, number>();
/** Pages that showed a version at all: without any, nothing would have been looked at. */
let versioned = 0;

function note(fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
}

function checkPage(path: string) {
  return (status: number, body: string) => {
    if (body.includes(' version ')) versioned += 1;
    if (status !== 200) note(`${path} answered ${status}`);
    else if (!body.trimEnd().endsWith('</html>')) note(`${path} was cut off`);
    else if (mixedShelves(body).length > 0) note(`${path} mixed versions`);
  };
}

function checkPicture(path: string) {
  return (status: number, body: string, _context: object, headers: IncomingHttpHeaders = {}) => {
    const isJpeg = Object.values(headers).includes('image/jpeg');
    if (status !== 200) note(`${path} answered ${status}`);
    else if (!isJpeg || body.length < SMALLEST_PICTURE) note(`${path} was no picture`);
  };
}

const requests = [
  ...['/', '/Foundation', '/Primer', '/lens', '/Hair-Gador'].map((path) => ({
    path,
    onResponse: checkPage(path),
  })),
  ...['/api/preview/Foundation.0.jpg', '/api/preview/home.0.jpg'].map((path) => ({
    path,
    onResponse: checkPicture(path),
  })),
];

/** Sends so many requests, or what fits into the time. */
async function load(site: ServedSite, amount: number): Promise<Result> {
  const run = autocannon({ url: site.address, connections: CONNECTIONS, amount, requests });
  const alarm = setTimeout(
    () => (run as unknown as { stop: () => void }).stop(),
    LONGEST_SECONDS * 1000,
  );
  const result = await run;
  clearTimeout(alarm);
  return result;
}

async function main(): Promise<void> {
  const { standIn, env } = await settingOnStandIn(LOAD_DIST);
  for (const half of ['compile', 'generate'] as const) {
    const { status, output } = await buildSite(half, env);
    if (status !== 0) throw new Error(output);
  }
  const site = await startSite(env);
  const keeper = new ShelfKeeper(standIn);
  try {
    const warm = await load(site, WARM_UP_REQUESTS);
    const before = site.memory;
    const result = await load(site, REQUESTS);
    report(warm, result, before, site.memory);
    const faults = await soak(site, LOAD_DIST);
    if (faults.length > 0) throw new Error(faults.join('; '));
  } finally {
    keeper.stop();
    await site.end();
    await standIn.refuse();
  }
}

function report(
  warm: Result,
  { requests: sent, latency, errors, timeouts, duration }: Result,
  before: number,
  after: number,
) {
  const failed = errors + timeouts + warm.errors + warm.timeouts;
  console.log(
    `${sent.total} requests over ${CONNECTIONS} connections in ${duration} s: ${sent.average} a second`,
  );
  console.log(`waited, in ms: half ${latency.p50}, p99 ${latency.p99}, longest ${latency.max}`);
  console.log(
    `memory: ${Math.round(before / MEGABYTE)} MB after the warm-up, ${Math.round(after / MEGABYTE)} MB at the end`,
  );
  console.log(
    `failed: ${failed}; wrong: ${[...faults].map(([fault, count]) => `${count} × ${fault}`).join(', ') || 0}`,
  );
  console.log(`looked for mixed versions in ${versioned} pages`);
  const flat = after <= before * MOST_GROWTH;
  if (failed > 0 || faults.size > 0 || versioned === 0 || !flat) process.exitCode = 1;
}

main().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
