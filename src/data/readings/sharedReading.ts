import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { count } from '../log/count';
import { isRecent, type Reading, type ReadingPlan } from './Reading';
import type { SharedStore } from './SharedStore';

/** Some readers accept a reading of a day ago. */
const KEPT_MS = 24 * 60 * 60_000;
/** Longer than all attempts of a read take. */
const CLAIM_MS = 9_000;
/** How long to wait for another process's reading, and how often to look. */
const WAIT_MS = 1_000;
const LOOK_MS = 50;

/** Another process's reading younger than `oldestMs`; undefined without one. */
export async function othersReading<R extends Reading>(
  store: SharedStore,
  plan: ReadingPlan<R>,
  oldestMs: number,
): Promise<R | undefined> {
  const found = await storedIn(store, plan);
  return found && isRecent(found.readAt, oldestMs) ? found : undefined;
}

/**
 * A reading younger than `oldestMs`: another process's, or a new one, which others then get. Waits for others only
 * shortly, because a failure here costs only one more read. `own`: the last reading. @throws whatever the plan throws.
 */
export async function sharedReading<R extends Reading>(
  store: SharedStore,
  plan: ReadingPlan<R>,
  own: R | undefined,
  oldestMs: number,
): Promise<R> {
  const claimKey = `claim:${plan.name}`;
  const deadline = Date.now() + WAIT_MS;
  for (let outcome: 'found' | 'waited' = 'found'; ; outcome = 'waited') {
    const found = await storedIn(store, plan);
    if (found && isRecent(found.readAt, oldestMs)) {
      count('sharedReading', outcome);
      return found;
    }
    const isClaimed = await store.claim(claimKey, CLAIM_MS);
    if (isClaimed || Date.now() >= deadline) {
      // Another process may have stored its reading, and given up its claim, since the look above.
      const meanwhile = isClaimed ? await othersReading(store, plan, oldestMs) : undefined;
      count('sharedReading', meanwhile ? 'waited' : 'own');
      const reading = meanwhile ?? readForAll(store, plan, newerOf(own, found));
      return Promise.resolve(reading).finally(() => {
        if (isClaimed) void store.release(claimKey);
      });
    }
    await pause(LOOK_MS);
  }
}

async function readForAll<R extends Reading>(
  store: SharedStore,
  plan: ReadingPlan<R>,
  before: R | undefined,
): Promise<R> {
  const reading = await plan.read(before);
  // Not awaited: no visitor waits for the others.
  const json = JSON.stringify(reading);
  void store.set(keyOf(plan), [codeOf(plan, json), json], KEPT_MS);
  return reading;
}

async function storedIn<R extends Reading>(
  store: SharedStore,
  plan: ReadingPlan<R>,
): Promise<R | undefined> {
  const value = await store.get(keyOf(plan));
  if (!Array.isArray(value)) return undefined;
  const [code, json] = value.map(String);
  if (!json || code !== codeOf(plan, json)) return undefined;
  const reading: R = JSON.parse(json);
  return isRecent(reading.readAt, KEPT_MS) ? reading : undefined;
}

/** Signs a reading: what others write into the store, such as a false price, is ignored. */
function codeOf({ name }: ReadingPlan<Reading>, json: string): string {
  const { FIREBASE_API_KEY, FIREBASE_READER_PASSWORD } = process.env;
  return createHmac('sha256', `${FIREBASE_API_KEY} ${FIREBASE_READER_PASSWORD}`)
    .update(`${name} ${json}`)
    .digest('base64');
}

function newerOf<R extends Reading>(own: R | undefined, found: R | undefined): R | undefined {
  return own && found && found.readAt > own.readAt ? found : (own ?? found);
}

function keyOf({ name }: ReadingPlan<Reading>): string {
  return `reading:${name}`;
}
