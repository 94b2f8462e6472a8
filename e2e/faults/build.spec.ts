import { expect, test } from '@playwright/test';
import { buildSite } from '../buildSite';
import { STOPPED_DIST } from '../sites';
import { type Fault, faults, slowButGood } from '../standIn/faults';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';

/*
 * What a build does when the database fails. For each fault it reports the cause that the running site logs, too.
 * revalidation.spec.ts goes through the whole table of faults.
 */

test.describe.configure({ mode: 'serial' });

let setting: StandInSetting;

test.beforeAll(async () => {
  setting = await settingOnStandIn(STOPPED_DIST);
});
test.afterAll(() => setting.standIn.refuse());

function fault(name: string): Fault {
  const known = faults.get(name);
  if (!known) throw new Error(`There is no fault ${name}`);
  return known.fault;
}

/** Builds the pages and expects the build to stop by itself. @returns the collection and the cause that it names. */
async function stoppedBuild() {
  const { status, output } = await buildSite('generate', setting.env);
  expect(status, output).toBe(1);
  expect(output).not.toContain(setting.env.FIREBASE_API_KEY);
  const [, collection, cause] =
    output.match(/The collection "([^"]+)" could not be read: (.+)/) ?? [];
  return { collection, cause };
}

test('a build stops when the database stays silent, and says at which collection and why', async () => {
  setting.standIn.fail(fault('silence before the headers'));
  const { collection, cause } = await stoppedBuild();
  setting.standIn.recover();
  expect([...setting.standIn.documents.keys()]).toContain(collection);
  expect(cause).toMatch(/timeout/i);
});

test('a build stops when a single collection fails, and says which and why', async () => {
  setting.standIn.fail(fault('403 PERMISSION_DENIED'), 'WAX Stick');
  const { collection, cause } = await stoppedBuild();
  setting.standIn.recover('WAX Stick');
  expect(collection).toBe('WAX Stick');
  expect(cause).toMatch(/Missing or insufficient permissions\./);
});

test('a build waits for a database that is slow but good', async () => {
  setting.standIn.fail(slowButGood, 'WAX Stick');
  const { status, output } = await buildSite('generate', setting.env);
  expect(status, output).toBe(0);
});
