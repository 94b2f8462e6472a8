import { processState, type ReadingState } from '../processState';
import { freshSeconds } from '../settings/freshSeconds';
import { chooseSource } from '../source/chooseSource';
import { isRecent, type Reading, type ReadingPlan } from './Reading';
import { storedReading, storeReading } from './storedReading';

/** Failed readings are retried without a visitor, so that health doesn't report for hours what nobody visits. */
const RETRY_MS = 60_000;

/** A failure lasts for this part of a reading's time, so that visitors don't flood a failing database. */
const FAILURE_PART = 1 / 12;

/**
 * A reading at most 60 seconds old, asked for once in that time: reads cost money.
 * @throws whatever the plan throws; the same error again for five seconds.
 */
export async function freshReading<R extends Reading>(plan: ReadingPlan<R>): Promise<R> {
  const freshMs = freshSeconds() * 1000;
  const state = stateOf(plan);
  if (state.last && isRecent(state.last.readAt, freshMs)) return state.last as R;
  if (state.failingSince !== undefined && state.failure) {
    const { at, error } = state.failure;
    if (isRecent(at, freshMs * FAILURE_PART)) throw error;
  }
  state.asked ??= ask(plan).finally(() => {
    state.asked = undefined;
  });
  return (await state.asked) as R;
}

/** A fresh reading, else the last one. @throws whatever the plan throws, when there never was a reading. */
export async function freshOrLast<R extends Reading>(plan: ReadingPlan<R>): Promise<R> {
  return freshReading(plan).catch((error: unknown) => lastReading(plan) ?? Promise.reject(error));
}

/**
 * A reading younger than `oldestMs`: the last one or a new one. While it fails, the last one or
 * undefined, without a new attempt, which may take eight seconds.
 */
export async function recentReading<R extends Reading>(
  plan: ReadingPlan<R>,
  oldestMs: number,
): Promise<R | undefined> {
  const { last, failingSince } = stateOf(plan);
  if (last && isRecent(last.readAt, oldestMs)) return last as R;
  if (failingSince !== undefined) return lastReading(plan);
  return freshOrLast(plan).catch(() => undefined);
}

/** The last good reading, of this process, the build or an earlier process; undefined without one. */
export function lastReading<R extends Reading>(plan: ReadingPlan<R>): R | undefined {
  const state = stateOf(plan);
  state.last ??= storedReading(plan.name);
  return state.last as R | undefined;
}

async function ask<R extends Reading>(plan: ReadingPlan<R>): Promise<R> {
  const state = stateOf(plan);
  try {
    return remember(plan, await plan.read(state.last as R | undefined));
  } catch (error) {
    state.failure = { at: Date.now(), error };
    state.failingSince ??= state.failure.at;
    tryAgainLater(plan);
    throw error;
  }
}

function remember<R extends Reading>(plan: ReadingPlan<R>, reading: R): R {
  const state = stateOf(plan);
  state.failingSince = undefined;
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
    if (state.failingSince !== undefined) freshReading(plan).catch(() => undefined);
  };
  setTimeout(tryAgain, RETRY_MS).unref();
}

function stateOf({ name }: ReadingPlan<Reading>): ReadingState {
  const { readings } = processState();
  const state = readings.get(name) ?? { isRetried: false };
  readings.set(name, state);
  return state;
}

/** The demo's files are free to read, so they are not stored. */
function isOfDatabase(): boolean {
  return chooseSource().name === 'firestore';
}
