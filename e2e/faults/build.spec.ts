import { expect, test } from '@playwright/test';
import { STOPPED_DIST } from '../sites';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';
import { faultNamed, stoppedBuild } from './stoppedBuild';

/*
 * What a build does when the database fails. It reports the cause that the running site logs, too: revalidation.spec.ts
 * goes through the whole table of faults. A silent and a slow database: long/slowBuild.spec.ts.
 */

let setting: StandInSetting;

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
