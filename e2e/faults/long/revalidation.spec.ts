import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { categories } from '../../../src/catalogue/categories';
import { TEST_FRESH_SECONDS } from '../../sites';
import { type Fault, faults } from '../../standIn/faults';
import { type ServedOnStandIn, serveOnStandIn } from '../../standIn/serveOnStandIn';
import { ShelfUnderFault } from '../shelfUnderFault';

test.describe.configure({ mode: 'serial' });

/** What visitors of one shelf saw while its collection could not be read, and after. */
interface Seen {
  readonly during: readonly { status: number; versions: number[] }[];
  readonly after: readonly number[];
  /** Number of database requests for one visit. */
  readonly tries: number;
  /** The cause of the failure in the log. */
  readonly cause: unknown;
}

let served: ServedOnStandIn;

test.beforeAll(async () => {
  served = await serveOnStandIn('revalidation');
});
test.afterAll(() => served.end());

function shelf(index: number): ShelfUnderFault {
  const category = categories[index];
  if (!category) throw new Error(`There is no category ${index}`);
  return new ShelfUnderFault(category, served.site, served);
}

/** After this pause a visit regenerates the page, also after a failure: Next then waits at least three seconds. */
const untilStale = () => pause((Math.max(TEST_FRESH_SECONDS, 3) + 0.5) * 1000);

/**
 * Puts version 1 on the shelf, then version 2 while reads fail. Returns what visitors see meanwhile, and what the
 * second visit after the recovery shows. On a very slow machine the second visit during the failure may start another
 * read, which ends after the recovery. Then everything is repeated.
 */
async function failAndRecover(one: ShelfUnderFault, fault: Fault): Promise<Seen> {
  one.stock(1);
  await one.shows(1);
  // Now no read is in flight any more that could hit the failure by chance.
  await one.isRenewed();
  served.standIn.fail(fault, one.collection);
  one.stock(2);
  await untilStale();
  const before = one.requests;
  const first = await one.visitAndWait('collection not read');
  const tries = one.requests - before;
  const { cause } = one.logged('collection not read').at(-1) ?? {};
  const during = [first, await one.visit()];
  const ended = one.readsEnded;
  served.standIn.recover(one.collection);
  await untilStale();
  if (one.readsEnded > ended) return failAndRecover(one, fault);
  during.push(await one.visitAndWait('collection read'));
  await one.shows(2);
  return { during, after: (await one.visit()).versions, tries, cause };
}

const good = { status: 200, versions: [1] };

test.describe('each fault on its own shelf, all at once', () => {
  const seen = new Map<string, Seen>();

  test.beforeAll(async () => {
    // Two dozen pages wait for answers that never come, three times eight seconds each, perhaps on a slow machine.
    test.setTimeout(900_000);
    await Promise.all(
      [...faults].map(async ([name, { fault }], index) => {
        seen.set(name, await failAndRecover(shelf(index), fault));
      }),
    );
  });

  for (const [name, { says }] of faults) {
    test(`${name}: the last good page stays, and one visit after the recovery the new one comes`, () => {
      expect(seen.get(name)?.during).toEqual([good, good, good]);
      expect(seen.get(name)?.after).toEqual([2]);
    });

    const isRefusal = /^4\d\d/.test(name);
    test(`${name}: the read is tried ${isRefusal ? 'once' : 'three times at most'}, and the log says why`, () => {
      const { cause, tries = 0 } = seen.get(name) ?? {};
      expect(cause).toMatch(says);
      expect(tries).toBeGreaterThan(0);
      expect(tries).toBeLessThanOrEqual(isRefusal ? 1 : 3);
    });
  }
});
