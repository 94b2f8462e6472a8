import { processState, type ReadingState } from '../processState';
import { freshSeconds } from '../settings/freshSeconds';
import { reasonOf } from '../source/CatalogueReadError';
import { chooseSource } from '../source/chooseSource';
import { isRecent, type Reading, type ReadingPlan } from './Reading';
import type { SharedStore } from './SharedStore';
import { othersReading, sharedReading } from './sharedReading';
import { storedReading, storeReading } from './storedReading';

/** Failed readings are retried without a visitor, so that health doesn't report for hours what nobody visits. */
const RETRY_MS = 60_000;

/** A failure lasts for this part of a reading's time, so that visitors don't flood a failing database. */
const FAILURE_PART = 1 / 12;

/**
 * A reading at most 60 seconds old, asked for once in that time by all processes that share a store: reads cost money.
 * @throws whatever the plan throws; the same error again for five seconds.
 */
export async function freshReading<R extends Reading>(plan: ReadingPlan<R>): Promise<R> {
  const freshMs = freshSeconds() * 1000;
  const state = stateOf(plan);
  if (state.last && isRecent(state.last.readAt, freshMs)) return state.last as R;
  if (state.isFailing && state.failure) {
    const { at, error } = state.failure;
    if (isRecent(at, freshMs * FAILURE_PART)) throw error;
  }
  state.asked ??= ask(plan, freshMs).finally(() => {
    state.asked = undefined;
  });
  return (await state.asked) as R;
}

/** A fresh reading, else the last one. @throws whatever the plan throws, when there never was a reading. */
export async function freshOrLast<R extends Reading>(plan: ReadingPlan<R>): Promise<R> {
  return freshReading(plan).catch((error: unknown) => lastReading(plan) ?? Promise.reject(error));
}

/**
 * A reading younger than `oldestMs`: the last one, another process's, or a new one. While it fails, the last one or
 * undefined, without a new attempt, which may take eight seconds.
 */
export async function recentReading<R extends Reading>(
  plan: ReadingPlan<R>,
  oldestMs: number,
): Promise<R | undefined> {
  const { last, isFailing } = stateOf(plan);
  if (last && isRecent(last.readAt, oldestMs)) return last as R;
  if (isFailing) return lastReading(plan);
  const store = sharedStore();
  const found = store && (await othersReading(store, plan, oldestMs));
  if (found) return remember(plan, found);
  return freshOrLast(plan).catch(() => undefined);
}

/** The last good reading, of this process, the build or an earlier process; undefined without one. */
export function lastReading<R extends Reading>(plan: ReadingPlan<R>): R | undefined {
  const state = stateOf(plan);
  state.last ??= storedReading(plan.name);
  return state.last as R | undefined;
}

async function ask<R extends Reading>(plan: ReadingPlan<R>, freshMs: number): Promise<R> {
  const state = stateOf(plan);
  const own = state.last as R | undefined;
  try {
    const store = sharedStore();
    const reading = store ? sharedReading(store, plan, own, freshMs) : plan.read(own);
    return remember(plan, await reading);
  } catch (error) {
    state.isFailing = true;
    state.failure = { at: Date.now(), error, cause: reasonOf(error) };
    tryAgainLater(plan);
    throw error;
  }
}

function remember<R extends Reading>(plan: ReadingPlan<R>, reading: R): R {
  const state = stateOf(plan);
  state.isFailing = false;
  const { last } = state;
  // Another process's reading may be older than this one's last. A future one comes from a wrong clock.
  if (last && last.readAt > reading.readAt && isRecent(last.readAt, Number.POSITIVE_INFINITY))
    return last as R;
  state.last = reading;
  // Not awaited: no visitor waits for a disk.
  if (isOfDatabase()) void storeReading(plan.name, reading);
  return reading;
}

/** Unless a visitor caused a successful attempt before. */
function tryAgainLater(plan: ReadingPlan<Reading>): void {
  const state = stateOf(plan);
  if (state.isRetried) return;
  state.isRetried = true;
  const tryAgain = () => {
    state.isRetried = false;
    // The attempt itself logs its failure and schedules the next.
    if (state.isFailing) freshReading(plan).catch(() => undefined);
  };
  setTimeout(tryAgain, RETRY_MS).unref();
}

function stateOf({ name }: ReadingPlan<Reading>): ReadingState {
  const { readings } = processState();
  const state = readings.get(name) ?? { isFailing: false, isRetried: false };
  readings.set(name, state);
  return state;
}

function sharedStore(): SharedStore | undefined {
  return isOfDatabase() ? processState().sharedStore : undefined;
}

/** The demo's files are free to read, so they are neither shared nor stored. */
function isOfDatabase(): boolean {
  return chooseSource().name === 'firestore';
}
