import { expect, test } from '@playwright/test';
import fc, { propertySeed } from '../../../__tests__/helpers/fastCheck';
import { diskUnder } from '../../diskUnder';
import { type RawAnswer, rawRequest } from '../../rawRequest';
import { type SiteCopy, serveCopy } from '../../serveCopy';
import { strangeRequest } from './strangeRequests';

const COUNT = 1_000;
const AT_ONCE = 8;
/** About one in sixteen is a plain request for an existing page. By chance it is never less than half of that. */
const LEAST_ANSWERED = COUNT / 32;
/** After so many answers the server has loaded everything it needs. */
const WARM_UP = 200;
/**
 * Bounded caches grow by about 8 MB with these requests, and to 60 MB in all with 6,000. A cached page for each unknown
 * product would add 40 MB.
 */
const MOST_HELD_BYTES = 20_000_000;
/** The optimiser caches pictures of the site's own folder, within its own limit. */
const MOST_DISK_BYTES = 5_000_000;

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await serveCopy('strange');
});
test.afterAll(() => copy.end());

/** The fault of an answer, if there is one. Status 0: the connection was closed without an answer. */
function faultOf({ status, body }: RawAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  const trace = body.match(/\n\s+at .+:\d+:\d+|node_modules|webpack-internal/)?.[0];
  const shown = trace ?? (body.includes(copy.folder) ? copy.folder : undefined);
  return shown && `showed ${shown}`;
}

/** Sends requests, some in parallel. @returns the faults, a line each, and how often each status came. */
async function sendAll(requests: readonly Buffer[]) {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const waiting = [...requests];
  const worker = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const answer = await rawRequest(copy.site.address, request);
      const fault = faultOf(answer);
      if (fault) faults.push(`${fault}: ${JSON.stringify(request.toString().slice(0, 300))}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { faults, statuses };
}

test(`${COUNT} strange requests cause no fault, and neither memory nor disk grows with them`, async () => {
  test.setTimeout(300_000);
  const requests = fc.sample(strangeRequest, { numRuns: COUNT + WARM_UP });
  const warm = await sendAll(requests.slice(0, WARM_UP));
  const before = { held: await copy.site.held(), disk: diskUnder(copy.dist) };
  const { faults, statuses } = await sendAll(requests.slice(WARM_UP));
  const after = { held: await copy.site.held(), disk: diskUnder(copy.dist) };

  const figures = JSON.stringify({
    seed: propertySeed,
    statuses: Object.fromEntries(statuses),
    before,
    after,
  });
  test.info().annotations.push({ type: 'figures', description: figures });
  console.log(`Strange requests: ${figures}`);
  expect([...warm.faults, ...faults], `seed ${propertySeed}`).toEqual([]);
  // 304 is for `if-none-match: *`.
  const answered = (statuses.get(200) ?? 0) + (statuses.get(304) ?? 0);
  expect(answered, 'some of them are answered').toBeGreaterThan(LEAST_ANSWERED);
  expect(after.held - before.held).toBeLessThanOrEqual(MOST_HELD_BYTES);
  expect(after.disk - before.disk).toBeLessThanOrEqual(MOST_DISK_BYTES);
});

test('after all of them the site still works', async () => {
  const response = await fetch(`${copy.site.address}/Foundation`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<\/html>\s*$/);
});
