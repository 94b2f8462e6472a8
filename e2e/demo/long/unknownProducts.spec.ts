import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { StoppableSite } from '../../StoppableSite';
import { DEMO_DIST } from '../../sites';

const COUNT = 200;
const AT_ONCE = 8;
/** After so many answers the server has loaded everything it needs. */
const WARM_UP = 100;

const site = new StoppableSite('unknown');
const filesOfSite = () => diskUnder(path.join(site.folder, DEMO_DIST));

test.beforeAll(() => site.start());
test.afterAll(() => site.end());

/** Blocks on disk of everything below a folder, directories included. */
function diskUnder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.blocks ?? 0)
    .reduce((sum, blocks) => sum + blocks, 0);
}

/** Requests missing products, each at its own address. @returns the statuses that came. */
async function askFor(count: number, from: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const waiting = Array.from({ length: count }, (_, at) => at + from);
  const worker = async () => {
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const asked = `/Foundation/${'a'.repeat(at % 300)}-${at}`;
      const response = await fetch(site.address + asked, { redirect: 'manual' });
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return statuses;
}

test(`${COUNT} unknown products leave no file`, async () => {
  test.setTimeout(600_000);
  await askFor(WARM_UP, 0);
  const before = filesOfSite();
  expect([...(await askFor(COUNT, WARM_UP))]).toEqual([404]);
  expect(filesOfSite()).toEqual(before);
});
