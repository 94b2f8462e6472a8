import autocannon, { type Request, type Result } from 'autocannon';
import { buildSite } from '../buildSite';
import { LOAD_DIST } from '../sites';
import { settingOnStandIn } from '../standIn/siteOnStandIn';
import { type ServedSite, startSite } from '../startSite';
import { keepRestocking } from './keepRestocking';
import { mixesVersions } from './mixesVersions';
import { soak } from './soak';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 20;
const LOAD_SECONDS = 100;
/** Largest acceptable ratio of the memory at the end to the memory after the warm-up. */
const MOST_GROWTH = 1.3;
const SMALLEST_PICTURE = 10_000;
const MEGABYTE = 1_000_000;

/** Faults of responses, with their counts. */
const faults = new Map<string, number>();
/** Number of pages that contain a version. If it is 0, nothing was checked. */
let versioned = 0;

function note(fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
}

const pages: Request[] = ['/', '/Foundation', '/Primer', '/lens', '/Hair-Gador'].map((path) => ({
  path,
  onResponse(status, body) {
    if (body.includes(' version ')) versioned += 1;
    if (status !== 200) note(`${path} answered ${status}`);
    else if (!body.trimEnd().endsWith('</html>')) note(`${path} was cut off`);
    else if (mixesVersions(body)) note(`${path} mixed versions`);
  },
}));

const previews: Request[] = ['Foundation', '_home'].map((name) => ({
  path: `/api/preview/${name}.0.jpg`,
  onResponse(status, body, _context, headers = {}) {
    const isJpeg = Object.values(headers).includes('image/jpeg');
    if (status !== 200) note(`${name}'s preview answered ${status}`);
    else if (!isJpeg || body.length < SMALLEST_PICTURE) note(`${name}'s preview was no picture`);
  },
}));

function load({ address: url }: ServedSite, duration: number): Promise<Result> {
  return autocannon({ url, connections: CONNECTIONS, duration, requests: [...pages, ...previews] });
}

async function main(): Promise<void> {
  const { standIn, env } = await settingOnStandIn(LOAD_DIST);
  const { status, output } = await buildSite('whole', env);
  if (status !== 0) throw new Error(output);
  const site = await startSite(env);
  const stopRestocking = keepRestocking(standIn);
  try {
    const warm = await load(site, WARM_UP_SECONDS);
    const before = site.memory;
    const loaded = await load(site, LOAD_SECONDS);
    const growth = site.memory / before;
    const failed = warm.errors + loaded.errors;
    const { requests, latency } = loaded;
    console.log(
      `${requests.total} requests over ${CONNECTIONS} connections: ${requests.average} a second`,
    );
    console.log(`latency in ms: median ${latency.p50}, p99 ${latency.p99}, longest ${latency.max}`);
    console.log(
      `memory: ${Math.round(before / MEGABYTE)} MB after the warm-up, ${Math.round(growth * 100)} % of it at the end`,
    );
    const wrong = await soak(site, LOAD_DIST, pages);
    wrong.push(...[...faults].map(([fault, count]) => `${count} × ${fault}`));
    if (failed > 0) wrong.push(`${failed} requests failed`);
    if (versioned === 0) wrong.push('no page had a version in it');
    if (growth > MOST_GROWTH) wrong.push('memory grew');
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    console.log(`no fault found; checked ${versioned} pages for mixed versions`);
  } finally {
    stopRestocking();
    await site.end();
    await standIn.refuse();
  }
}

main().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
