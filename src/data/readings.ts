import { processState, type Reading, type ReadingState } from './processState';
import { storedReading, storeReading } from './readingsOnDisk';
import { freshSeconds } from './settings/freshSeconds';
import { chooseSource } from './source/chooseSource';

/** Failed readings are retried without a visitor, so that health doesn't report for hours what nobody visits. */
const RETRY_MS = 60_000;

/** A failure lasts for this part of a reading's time, so that visitors don't flood a failing database. */
const FAILURE_PART = 1 / 12;

/** Asks the source. `before`: the last reading, if any. */
type Read<R extends Reading> = (before: R | undefined) => Promise<R>;

/**
 * A reading younger than `oldestMs`, by default 60 seconds: the last one or a new one, with one request in flight.
 * `name`: unique. @throws whatever `read` throws; the same error again for five seconds.
 */
export async function freshReading<R extends Reading>(
  name: string,
  read: Read<R>,
  oldestMs: number = freshSeconds() * 1000,
): Promise<R> {
  const last = lastReading<R>(name);
  if (last && isRecent(last.readAt, oldestMs)) return last;
  const { failure } = stateOf(name);
  if (failure && isRecent(failure.at, freshSeconds() * 1000 * FAILURE_PART)) throw failure.error;
  return askOnce(name, read);
}

/** The last good reading, of this process, the build or an earlier process; undefined without one. */
export function lastReading<R extends Reading>(name: string): R | undefined {
  const state = stateOf(name);
  state.last ??= storedReading(name);
  return state.last as R | undefined;
}

/** Whether the latest attempt to make this reading failed. */
export function isFailing(name: string): boolean {
  return stateOf(name).failure !== undefined;
}

function askOnce<R extends Reading>(name: string, read: Read<R>): Promise<R> {
  const state = stateOf(name);
  state.asked ??= ask(name, read).finally(() => {
    state.asked = undefined;
  });
  return state.asked as Promise<R>;
}

async function ask<R extends Reading>(name: string, read: Read<R>): Promise<R> {
  const state = stateOf(name);
  try {
    const reading = await read(lastReading(name));
    state.last = reading;
    state.failure = undefined;
    // Not awaited: no visitor waits for a disk.
    if (isOfDatabase()) void storeReading(name, reading);
    return reading;
  } catch (error) {
    const at = Date.now();
    state.failure = { since: state.failure?.since ?? at, at, error };
    state.retry ??= setTimeout(() => {
      state.retry = undefined;
      // Unless a visitor's attempt succeeded before. The attempt itself logs its failure and schedules the next.
      if (state.failure) askOnce(name, read).catch(() => undefined);
    }, RETRY_MS).unref();
    throw error;
  }
}

/** Not if in the future: a clock was wrong. */
function isRecent(at: number, ms: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < ms;
}

function stateOf(name: string): ReadingState {
  const { readings } = processState();
  const state = readings.get(name) ?? {};
  readings.set(name, state);
  return state;
}

/** The demo's files are free to read, so they are not stored. */
function isOfDatabase(): boolean {
  return chooseSource().name === 'firestore';
}
