import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { categories } from '../../../src/catalogue/categories';
import { ShelfUnderFault, until } from '../../faults/shelfUnderFault';
import { TEST_FRESH_SECONDS } from '../../sites';
import { Fleet, type FleetProcess, redisState } from '../Fleet';

/*
 * The processes without Redis. All rows of the table are in __tests__/selfHosted/redis/RedisStore.test.ts; these show
 * that visitors notice none of them.
 */

const faults: Record<string, { begin(fleet: Fleet): unknown; end(fleet: Fleet): unknown }> = {
  'is not there at the start, and comes': {
    begin: (fleet) => fleet.endRedis(),
    end: (fleet) => fleet.startRedis(),
  },
  'never answers': {
    begin: ({ proxy }) => proxy.pass('none'),
    end: ({ proxy }) => proxy.pass('all'),
  },
  'is killed under load, and starts empty': {
    begin: (fleet) => fleet.endRedis(),
    end: (fleet) => fleet.startRedis(),
  },
};

const untilStale = () => pause((TEST_FRESH_SECONDS + 0.5) * 1000);

async function become(processes: readonly FleetProcess[], state: 'ok' | 'away'): Promise<void> {
  for (const one of processes) await until(async () => (await redisState(one)) === state, state);
}

test('without Redis processes go on alone, and with it they come together again', async () => {
  const fleet = await Fleet.begin();
  try {
    const processes = await Promise.all([fleet.start(), fleet.start()]);
    await become(processes, 'away');
    const [one, other] = processes.map((own, at) => {
      const category = categories[14];
      if (!category) throw new Error(`There is no category for process ${at}`);
      return new ShelfUnderFault(category, own.site, own);
    });
    if (!one || !other) throw new Error('There are two processes.');
    const stock = (version: number) => {
      for (const shelf of [one, other]) shelf.stock(version);
    };
    let version = 0;
    for (const [name, { begin, end }] of Object.entries(faults)) {
      await test.step(`Redis ${name}`, async () => {
        const load = visitUntilTold(processes);
        await begin(fleet);
        // Each reads and renews by itself, and answers although Redis doesn't.
        version += 1;
        stock(version);
        await untilStale();
        await Promise.all([one.shows(version), other.shows(version)]);
        await become(processes, 'away');
        await end(fleet);
        await become(processes, 'ok');
        version += 1;
        stock(version);
        await untilStale();
        await one.visitAndWait('collection read');
        await Promise.all([one.shows(version), other.shows(version)]);
        expect(await load.end(), 'each visitor got a page').toEqual(new Set([200]));
      });
    }
    for (const { site } of processes) {
      const said = site.events.flatMap(({ event }) =>
        String(event).startsWith('redis') ? event : [],
      );
      expect(said).toEqual(Object.keys(faults).flatMap(() => ['redis away', 'redis ready']));
    }
  } finally {
    await fleet.end();
  }
});

/** Visits other pages of both processes all the time. `end` gives the statuses, and what happened instead of one. */
function visitUntilTold(processes: readonly FleetProcess[]) {
  let isEnding = false;
  const statuses = new Set<number | string>();
  const visits = processes.map(async ({ site }) => {
    while (!isEnding) {
      for (const { slug } of categories.slice(0, 5)) statuses.add(await visit(site, slug));
      await pause(20);
    }
  });
  return {
    end: async () => {
      isEnding = true;
      await Promise.all(visits);
      return statuses;
    },
  };
}

/** The status of a page; without an answer, why, and what the process has said at last. */
async function visit(site: FleetProcess['site'], slug: string): Promise<number | string> {
  try {
    // A connection that is kept may be closed by the site in the moment in which it is used again.
    const response = await fetch(`${site.address}/${slug}`, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    const { cause } = error as Error;
    return `${slug}: ${cause}; exit code ${site.exitCode}; ${site.output.slice(-1_000)}`;
  }
}
