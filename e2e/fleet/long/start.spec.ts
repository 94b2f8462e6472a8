import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { FAULTY_DIST } from '../../sites';
import { settingOnStandIn } from '../../standIn/siteOnStandIn';
import { siteAnswers } from '../answers';
import { askSteadily, badAnswers } from '../askSteadily';
import { requestKinds } from '../requestKinds';
import { ServedFleet } from '../ServedFleet';

test('from the moment when /api/ready says so, a fleet that has just started answers all', async () => {
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  const fleet = await ServedFleet.start({ processes: 2, env });
  // As a balancer does, which asks nothing else. One process may still be starting then.
  await siteAnswers(fleet.address);
  const { known, new: others } = requestKinds(readFileSync(`${FAULTY_DIST}/BUILD_ID`, 'utf8'));
  const { picture: first, ...pages } = known;
  const kinds = { ...pages, first, ...others };
  const asked = await askSteadily(fleet.address, kinds, { everyMs: 40, forMs: 60_000 });
  await fleet.end();
  await standIn.refuse();
  expect(asked.length).toBeGreaterThan(100);
  expect(badAnswers(asked)).toEqual({});
});
