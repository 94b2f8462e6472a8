import { expect, test } from '@playwright/test';
import { FAULTY_DIST } from '../sites';
import { buildSite } from '../standIn/buildSite';
import { faults, slowButGood } from '../standIn/faults';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';

test.describe.configure({ mode: 'serial' });

let setting: StandInSetting;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  setting = await settingOnStandIn(FAULTY_DIST);
  const { status, output } = await buildSite('compile', setting.env);
  expect(status, output).toBe(0);
});
test.beforeEach(() => test.setTimeout(180_000));
test.afterEach(async () => {
  setting.standIn.recover();
  setting.loseHost(false);
});
test.afterAll(() => setting.standIn.refuse());

/** Builds on the fault that stands, and sees the build stop by itself, with the names of a collection and the cause. */
async function buildStops(says: RegExp): Promise<void> {
  const { status, output } = await buildSite('generate', setting.env);
  expect(status, output).toBe(1);
  const [, collection, cause] =
    output.match(/The collection "([^"]+)" could not be read: (.+)/) ?? [];
  expect([...setting.standIn.documents.keys()]).toContain(collection);
  expect(cause).toMatch(says);
  expect(output).not.toContain(setting.env.FIREBASE_API_KEY);
}

for (const [name, { fault, says }] of faults) {
  test(`a build stops at ${name}, and says at which collection and why`, async () => {
    setting.standIn.fail(fault);
    await buildStops(says);
  });
}

test('a build stops at a refused connection, and says at which collection and why', async () => {
  await setting.standIn.refuse();
  await buildStops(/ECONNREFUSED/);
  await setting.standIn.accept();
});

test('a build stops at a lost host name, and says at which collection and why', async () => {
  setting.loseHost(true);
  await buildStops(/ENOTFOUND/);
});

test('a build stops when one collection of all fails', async () => {
  const failed = faults.get('403 PERMISSION_DENIED');
  if (failed) setting.standIn.fail(failed.fault, 'WAX Stick');
  const { status, output } = await buildSite('generate', setting.env);
  setting.standIn.recover('WAX Stick');
  expect(status).toBe(1);
  expect(output).toContain('The collection "WAX Stick" could not be read: ');
  expect(output).toContain('Missing or insufficient permissions.');
});

test('a build waits for a database that is slow but good', async () => {
  setting.standIn.fail(slowButGood);
  const { status, output } = await buildSite('generate', setting.env);
  expect(status, output).toBe(0);
});
