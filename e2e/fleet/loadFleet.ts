import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { shelfAnswerPath } from '../../src/catalogue/addresses';
import { buildSite } from '../buildSite';
import { routes } from '../routes';
import { LOAD_DIST } from '../sites';
import { attack } from '../soak/attack';
import { keepRestocking } from '../soak/keepRestocking';
import { settingOnStandIn } from '../standIn/siteOnStandIn';
import { missingProgram } from './fleetFault';
import { filesOfBuild } from './pageFaults';
import { ServedFleet } from './ServedFleet';
import { Visitors } from './Visitors';

const KILL_EVERY_MS = 20_000;
const HONEST_CLIENTS = 8;
/** How long an honest client rests between two pages: shorter than any reader. */
const REST_MS = 40;
/** At any time one collection in this many fails. */
const FAILING_ONE_IN = 3;
/** nginx must give at least this many times the pages a second of one bare process. */
const LEAST_GAIN = 30;

/**
 * Ten minutes of a fleet: a process of the site is killed every 20 seconds, Redis twice, the database fails, and honest
 * and hostile clients visit it at once.
 * @throws Error that lists what honest clients noticed.
 */
export async function loadFleet(minutes: number): Promise<void> {
  const missing = missingProgram();
  if (missing) throw new Error(missing);
  const { standIn, env } = await settingOnStandIn(LOAD_DIST);
  const { status, output } = await buildSite('whole', env);
  if (status !== 0) throw new Error(output);
  const fleet = await (await ServedFleet.start({ processes: 2, env })).ready();
  const wrong = compareWithOne(fleet);
  const stopRestocking = keepRestocking(standIn, FAILING_ONE_IN);
  const builds = new Map([
    [readFileSync(path.join(LOAD_DIST, 'BUILD_ID'), 'utf8'), filesOfBuild(LOAD_DIST)],
  ]);
  const targets = [...routes, shelfAnswerPath('MAKEUP-Foundation'), '/api/search'];
  const visitors = new Visitors(fleet.address, targets, builds, HONEST_CLIENTS, REST_MS);
  try {
    const [hostile] = await Promise.all([
      attack(fleet.address, minutes * 60),
      killInTurn(fleet, (minutes * 60_000) / KILL_EVERY_MS),
    ]);
    wrong.push(...(await visitors.end()));
    console.log(
      `${visitors.right} right pages and answers among ${hostile.requests.sent} hostile requests`,
    );
    console.log(`memory in MB: ${JSON.stringify(memoryOf(fleet))}`);
    if (visitors.right === 0) wrong.push('nothing was visited');
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    console.log('no fault found');
  } finally {
    stopRestocking();
    await fleet.end();
    await standIn.refuse();
  }
}

/** Kills one process after another without warning, and Redis after a third and after two thirds of the time. */
async function killInTurn(fleet: ServedFleet, times: number): Promise<void> {
  const third = Math.max(1, Math.floor(times / 3));
  for (let time = 1; time <= times; time += 1) {
    await pause(KILL_EVERY_MS);
    fleet.killSite(time % 2);
    if (time === third || time === 2 * third) fleet.killRedis();
  }
}

/** Prints how many pages one process and nginx give in a second. @returns what is wrong with that. */
function compareWithOne(fleet: ServedFleet): string[] {
  const [one = ''] = fleet.siteAddresses;
  if (spawnSync('wrk', ['-v']).error) {
    console.log('wrk was not found: speed was not measured');
    return [];
  }
  const [bare, front] = [one, fleet.address].map(pagesPerSecond);
  console.log(`pages in a second: ${bare} of one process, ${front} of nginx`);
  return (front ?? 0) < (bare ?? 0) * LEAST_GAIN ? ['nginx is not fast enough'] : [];
}

function pagesPerSecond(address: string): number {
  const gzip = ['-H', 'Accept-Encoding: gzip'];
  const args = ['-t1', '-c32', '-d10s', ...gzip, `${address}/Foundation`];
  const said = execFileSync('wrk', args, { encoding: 'utf8' });
  return Math.round(Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1]));
}

/** Resident memory of each process in megabytes. */
function memoryOf(fleet: ServedFleet): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(fleet.ids).map(([part, ids]) => [part, ids.map(megabytesOf)]),
  );
}

function megabytesOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) / 1_000);
  } catch {
    return 0;
  }
}
