import { readFileSync } from 'node:fs';
import { routes } from '../routes';
import { DEMO_DIST, FAULTY_DIST } from '../sites';
import { settingOnStandIn } from '../standIn/siteOnStandIn';
import { filesOfBuild } from './pageFaults';
import { ServedFleet } from './ServedFleet';

/** The id of a build. */
export function idOf(dist: string): string {
  return readFileSync(`${dist}/BUILD_ID`, 'utf8');
}

/** The whole fleet, served: the real nginx, a real Redis, and processes of the site on a database that can fail. */
export async function fleetOnStandIn(processes = 2) {
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  let said = '';
  const onOutput = (text: string) => {
    said += text;
  };
  // Only a Redis that hangs is late: on a slow, busy machine a good one may be slower than visitors should wait.
  const settings = { SITE_METRICS: 'yes', SITE_REDIS_WAIT_MS: '4000' };
  const options = { processes, env: { ...env, ...settings }, onOutput };
  const fleet = await (await ServedFleet.start(options)).ready();
  return {
    standIn,
    fleet,
    /** What all parts have said so far. */
    said: () => said,
    /** Pages and answers that visitors ask for, and the files of each build that they may be of. */
    targets: [...routes, '/api/shelves/MAKEUP-Foundation', '/api/search'],
    builds: new Map([FAULTY_DIST, DEMO_DIST].map((dist) => [idOf(dist), filesOfBuild(dist)])),
    /** What /api/health of each process says of Redis. */
    redisStates: (): Promise<unknown[]> =>
      Promise.all(
        fleet.siteAddresses.map(async (address) => {
          const health = await fetch(`${address}/api/health`);
          return (await health.json()).redis;
        }),
      ),
    async end() {
      await fleet.end();
      await standIn.refuse();
    },
  };
}
