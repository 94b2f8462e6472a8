import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { FAULTY_DIST } from '../../sites';
import { settingOnStandIn } from '../../standIn/siteOnStandIn';
import { type Asked, askSteadily, badAnswers } from '../askSteadily';
import { requestKinds } from '../requestKinds';
import { ServedFleet } from '../ServedFleet';

/* One of two processes is stopped among visitors. The kernel goes on to accept connections for it. */

const STOPPED_MS = 12_000;
/** What was asked so long before the process goes on has to be answered before: what the cache has, and all else. */
const KNOWN_WITHIN_MS = 1_000;
const NEW_WITHIN_MS = 5_000;
/** One in so many may be late, because the machine is. */
const ONE_LATE_IN = 20;
const WALKERS = 3;

test('a process that hangs is not waited for', async () => {
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  const fleet = await (await ServedFleet.start({ processes: 2, env })).ready();
  const kinds = requestKinds(readFileSync(`${FAULTY_DIST}/BUILD_ID`, 'utf8'));
  await warmUp(fleet.address, Object.values(kinds.known).flat());
  // Longer than a page is fresh in the cache: each visit wants a renewal.
  await pause(3_000);

  fleet.killSite(0, 'SIGSTOP');
  const end = Date.now() + STOPPED_MS;
  // On the connection of each, a renewal in the background would be in the way of the next page.
  const known = Array.from({ length: WALKERS }, () =>
    askSteadily(fleet.address, kinds.known, { everyMs: 50, forMs: STOPPED_MS, waits: true }),
  );
  const others = askSteadily(fleet.address, kinds.new, { everyMs: 50, forMs: STOPPED_MS });
  await pause(end - Date.now());
  fleet.killSite(0, 'SIGCONT');

  const answered = { known: (await Promise.all(known)).flat(), new: await others };
  await fleet.end();
  await standIn.refuse();
  expect(badAnswers([...answered.known, ...answered.new])).toEqual({});
  expectInTime(answered.known, end - KNOWN_WITHIN_MS, end);
  expectInTime(answered.new, end - NEW_WITHIN_MS, end);
});

/** Asks for all twice: what a new process makes first, Next lets nobody keep. */
async function warmUp(address: string, targets: readonly string[]): Promise<void> {
  for (const target of [...targets, ...targets])
    await (await fetch(address + target, { headers: { accept: 'image/webp' } })).arrayBuffer();
}

/** Expects that what was asked before one moment was answered before another. */
function expectInTime(asked: readonly Asked[], askedBefore: number, answeredBefore: number): void {
  const longest = Math.max(...asked.map(({ at, answeredAt }) => answeredAt - at));
  console.log(`${asked.length} answers, the longest after ${longest} ms`);
  const early = asked.filter(({ at }) => at < askedBefore);
  const late = early.filter(({ answeredAt }) => answeredAt > answeredBefore);
  expect(early.length).toBeGreaterThan(ONE_LATE_IN);
  expect(late.length).toBeLessThanOrEqual(early.length / ONE_LATE_IN);
}
