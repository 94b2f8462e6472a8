import { expect, test } from '@playwright/test';
import { categories } from '../../src/catalogue/categories';
import { FAULTY_DIST, TEST_FRESH_SECONDS } from '../sites';
import { type Fault, faults, slowButGood } from '../standIn/faults';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';
import { type ServedSite, startSite } from '../startSite';
import { ShelfUnderFault, until } from './shelfUnderFault';

test.describe.configure({ mode: 'serial' });

/** What visitors of one shelf saw while its collection could not be read, and after. */
interface Seen {
  readonly during: readonly { status: number; versions: number[] }[];
  readonly after: readonly number[];
  /** How often the database was asked for one visit. */
  readonly tries: number;
}

let setting: StandInSetting;
let site: ServedSite;

test.beforeAll(async () => {
  setting = await settingOnStandIn(FAULTY_DIST);
  site = await startSite(setting.env);
});
test.beforeEach(() => test.setTimeout(120_000));
test.afterAll(async () => {
  await site.end();
  await setting.standIn.refuse();
});

function shelf(index: number): ShelfUnderFault {
  const category = categories[index];
  if (!category) throw new Error(`There is no category ${index}`);
  return new ShelfUnderFault(category, site, setting);
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** After this a visit makes the page anew, also after a failure: Next then waits three seconds at least. */
const anew = () => pause(Math.max(TEST_FRESH_SECONDS, 3) + 0.5);

/** Version 1 is on the shelf, version 2 comes while reading fails: what is seen then, and by the second visit after. */
async function suffer(
  one: ShelfUnderFault,
  begin: () => unknown,
  end: () => unknown,
): Promise<Seen> {
  one.stock(1);
  await one.shows(1);
  await begin();
  one.stock(2);
  await anew();
  const before = one.reads.requests;
  const first = await one.visitAndWait('collection not read');
  const tries = one.reads.requests - before;
  const during = [first, await one.visit()];
  await end();
  await anew();
  during.push(await one.visitAndWait('collection read'));
  await one.shows(2);
  return { during, after: (await one.visit()).versions, tries };
}

function sufferFault(one: ShelfUnderFault, fault: Fault): Promise<Seen> {
  return suffer(
    one,
    () => setting.standIn.fail(fault, one.collection),
    () => setting.standIn.recover(one.collection),
  );
}

const good = { status: 200, versions: [1] };

test.describe('each on a shelf of its own, all at once', () => {
  const seen = new Map<string, Seen>();

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await Promise.all(
      [...faults].map(async ([name, { fault }], index) => {
        seen.set(name, await sufferFault(shelf(index), fault));
      }),
    );
  });

  for (const name of faults.keys()) {
    test(`${name}: the last good page stays, and one visit after it the new one comes`, () => {
      expect(seen.get(name)?.during).toEqual([good, good, good]);
      expect(seen.get(name)?.after).toEqual([2]);
    });

    const isRefusal = /^4\d\d/.test(name);
    test(`${name}: is tried ${isRefusal ? 'once' : 'three times at most'}`, () => {
      const tries = seen.get(name)?.tries ?? 0;
      expect(tries).toBeGreaterThan(0);
      expect(tries).toBeLessThanOrEqual(isRefusal ? 1 : 3);
    });
  }
});

for (const [name, begin, end] of [
  ['a refused connection', () => setting.standIn.refuse(), () => setting.standIn.accept()],
  ['a lost host name', () => setting.loseHost(true), () => setting.loseHost(false)],
] as const) {
  test(`${name}: the last good page stays, and one visit after it the new one comes`, async () => {
    const { during, after } = await suffer(shelf(20), begin, end);
    expect(during).toEqual([good, good, good]);
    expect(after).toEqual([2]);
  });
}

test('a slow but good answer is waited for by nobody', async () => {
  const one = shelf(21);
  one.stock(1);
  await one.shows(1);
  setting.standIn.fail(slowButGood, one.collection);
  one.stock(2);
  await anew();
  expect(await one.visit()).toEqual(good);
  await until(() => setting.standIn.waiting(one.collection) === 1, 'the database is asked');
  expect(await one.visit()).toEqual(good);
  expect(setting.standIn.waiting(one.collection), 'the read is still on its way').toBe(1);
  await one.shows(2);
  setting.standIn.recover(one.collection);
});

test('while one read hangs, other pages are served and renewed', async () => {
  const [hung, other] = [shelf(22), shelf(23)];
  for (const one of [hung, other]) {
    one.stock(1);
    await one.shows(1);
  }
  const silence = faults.get('silence before the headers');
  if (silence) setting.standIn.fail(silence.fault, hung.collection);
  other.stock(2);
  await anew();
  expect(await hung.visit()).toEqual(good);
  await until(() => setting.standIn.waiting(hung.collection) > 0, 'the read hangs');
  await other.visitAndWait('collection read');
  await other.shows(2);
  expect(await hung.visit()).toEqual(good);
  expect(setting.standIn.waiting(hung.collection), 'the read hangs still').toBeGreaterThan(0);
  setting.standIn.recover(hung.collection);
});
