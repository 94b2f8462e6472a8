import { processState, type ReadingState } from '../processState';
import { freshSeconds } from '../settings/freshSeconds';
import { reasonOf } from '../source/CatalogueReadError';
import { chooseSource } from '../source/chooseSource';
import { isRecent, type Reading, type ReadingPlan } from './Reading';
import type { SharedStore } from './SharedStore';
import { othersReading, sharedReading } from './sharedReading';
import { storedReading, storeReading } from './storedReading';

/** After a failure a reading is tried again by itself, so that health doesn't report for hours what nobody visits. */
const RETRY_MS = 60_000;

/** A failure is kept for this part of a reading's time, so that many visitors don't flood a database that fails. */
const FAILURE_PART = 1 / 12;

/**
 * A reading that is at most 60 seconds old, counted from when the source was asked. Each process, or all that share a
 * store, ask at most once in that time, because a read costs money.
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

/**
 * A fresh reading, or while there is none the last one whatever its age.
 * @throws whatever the plan throws, when there never was a reading.
 */
export async function freshOrLast<R extends Reading>(plan: ReadingPlan<R>): Promise<R> {
  return freshReading(plan).catch((error: unknown) => lastReading(plan) ?? Promise.reject(error));
}

/**
 * A reading that is younger than `oldestMs`: the last one, another process's, or a new one. While it can't be read, the
 * last one whatever its age; undefined when there was none. A failing reading is left to its next attempt: it may take
 * eight seconds, and this caller can do without.
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

/**
 * The last good reading, however old: by this process, else by the build or an earlier process of it on this disk.
 * Undefined when there was none.
 */
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
  // Another process's reading may come after a newer one of this process. What is of the future was a wrong clock's.
  if (last && last.readAt > reading.readAt && isRecent(last.readAt, Number.POSITIVE_INFINITY))
    return last as R;
  state.last = reading;
  // Not awaited: no visitor waits for a disk.
  if (isOfDatabase()) void storeReading(plan.name, reading);
  return reading;
}

/** Tries again after a minute, unless a visitor caused a successful attempt before. */
function tryAgainLater(plan: ReadingPlan<Reading>): void {
  const state = stateOf(plan);
  if (state.isRetried) return;
  state.isRetried = true;
  const tryAgain = () => {
    state.isRetried = false;
    // A failure of this attempt is logged, and leads to the next one.
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

/** The store that processes share for readings of the database; undefined without one. */
function sharedStore(): SharedStore | undefined {
  return isOfDatabase() ? processState().sharedStore : undefined;
}

/** The demo's files are always there and cost nothing to read: they are neither shared nor stored. */
function isOfDatabase(): boolean {
  return chooseSource().name === 'firestore';
}
