import { expect, test } from '@playwright/test';
import { buildSite } from '../../buildSite';
import { STOPPED_DIST } from '../../sites';
import { type Fault, faults, slowButGood } from '../../standIn/faults';
import { type StandInSetting, settingOnStandIn } from '../../standIn/siteOnStandIn';

/*
 * What a build does when the database fails. It reports the cause that the running site logs, too: revalidation.spec.ts
 * goes through the whole table of faults.
 */

test.describe.configure({ mode: 'serial' });

let setting: StandInSetting;

/** The fault of this name in the table of faults. */
function faultNamed(name: string): Fault {
  const known = faults.get(name);
  if (!known) throw new Error(`There is no fault ${name}`);
  return known.fault;
}

/** Builds the pages and expects the build to stop by itself. @returns the collection and the cause that it names. */
async function stoppedBuild({ env }: StandInSetting) {
  const { status, output } = await buildSite('generate', env);
  expect(status, output).toBe(1);
  expect(output).not.toContain(env.FIREBASE_API_KEY);
  const [, collection, cause] =
    output.match(/The collection "([^"]+)" could not be read: (.+)/) ?? [];
  return { collection, cause };
}

test.beforeAll(async () => {
  setting = await settingOnStandIn(STOPPED_DIST);
});
test.afterAll(() => setting.standIn.refuse());

test('a build stops when a single collection fails, and says which and why', async () => {
  setting.standIn.fail(faultNamed('403 PERMISSION_DENIED'), 'WAX Stick');
  const { collection, cause } = await stoppedBuild(setting);
  setting.standIn.recover('WAX Stick');
  expect(collection).toBe('WAX Stick');
  expect(cause).toMatch(/Missing or insufficient permissions\./);
});

test('a build stops when the database stays silent, and says at which collection and why', async () => {
  setting.standIn.fail(faultNamed('silence before the headers'));
  const { collection, cause } = await stoppedBuild(setting);
  setting.standIn.recover();
  expect([...setting.standIn.documents.keys()]).toContain(collection);
  expect(cause).toMatch(/timeout/i);
});

test('a build waits for a database that is slow but good', async () => {
  setting.standIn.fail(slowButGood, 'WAX Stick');
  const { status, output } = await buildSite('generate', setting.env);
  expect(status, output).toBe(0);
});
