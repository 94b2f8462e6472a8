import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';
import { shop } from '@/shop/shop';
import { freshSeconds } from './settings/serverSettings';

/**
 * A failed reading is retried without a visitor: otherwise /api/health would report it until somebody visits its page.
 */
const RETRY_MS = 60_000;

/**
 * A failure is kept for this part of the time that a good reading is kept, so that visitors don't flood the database.
 */
const FAILURE_PART = 1 / 12;

/** What was read at one moment: plain JSON. */
export interface Reading {
  /** When the source was asked, in milliseconds since 1970. */
  readonly readAt: number;
}

/** What a process knows of one reading. */
interface ReadingState {
  /** The last good reading, perhaps of an earlier process. */
  last?: Reading | undefined;
  /** The request in flight. */
  loading?: Promise<Reading> | undefined;
  /** The latest failure (`at`) and the first since the last success (`since`), in milliseconds since 1970. */
  failure?: { readonly since: number; readonly at: number; readonly error: unknown } | undefined;
  retry?: NodeJS.Timeout | undefined;
}

const shared = globalThis as { siteReadings?: Map<string, ReadingState> };

/** The readings of this process. On `globalThis`, because each server bundle has its own instances of modules. */
export function readings(): Map<string, ReadingState> {
  shared.siteReadings ??= new Map();
  return shared.siteReadings;
}

function stateOf(name: string): ReadingState {
  const state = readings().get(name) ?? {};
  readings().set(name, state);
  return state;
}

/** Asks the source. `before`: the last reading, if any. */
type Load<R extends Reading> = (before: R | undefined) => Promise<R>;

/**
 * A reading younger than `oldestMs`, by default 60 seconds: the last one or a new one, with one request in flight.
 * `name`: unique. @throws whatever `load` throws; the same error again for five seconds.
 */
export async function freshReading<R extends Reading>(
  name: string,
  load: Load<R>,
  oldestMs: number = freshSeconds() * 1000,
): Promise<R> {
  const last = lastReading<R>(name);
  if (last && isRecent(last.readAt, oldestMs)) return last;
  const { failure } = stateOf(name);
  if (failure && isRecent(failure.at, freshSeconds() * 1000 * FAILURE_PART)) throw failure.error;
  return loadOnce(name, load);
}

/**
 * As `freshReading`; while reading fails, the last good reading, without a new attempt, which may take eight seconds.
 * @throws what `load` threw, when there never was a good reading.
 */
export async function knownReading<R extends Reading>(
  name: string,
  load: Load<R>,
  oldestMs?: number,
): Promise<R> {
  const { failure } = stateOf(name);
  const reading = failure ? Promise.reject(failure.error) : freshReading(name, load, oldestMs);
  return reading.catch((error: unknown) => lastReading<R>(name) ?? Promise.reject(error));
}

/** The last good reading, of this process, the build or an earlier process; undefined without one. */
function lastReading<R extends Reading>(name: string): R | undefined {
  const state = stateOf(name);
  state.last ??= storedReading(name);
  return state.last as R | undefined;
}

/** Why the latest attempt to make this reading failed; undefined if it did not. */
export function failureOf(name: string): unknown {
  return stateOf(name).failure?.error;
}

/** Whether a time is at most `ms` ago. A time in the future is not recent: a clock was wrong. */
function isRecent(at: number, ms: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < ms;
}

function loadOnce<R extends Reading>(name: string, load: Load<R>): Promise<R> {
  const state = stateOf(name);
  state.loading ??= loadNow(name, load).finally(() => {
    state.loading = undefined;
  });
  return state.loading as Promise<R>;
}

async function loadNow<R extends Reading>(name: string, load: Load<R>): Promise<R> {
  const state = stateOf(name);
  try {
    const reading = await load(lastReading(name));
    state.last = reading;
    state.failure = undefined;
    // Not awaited: no visitor waits for a disk. The demo's files are always there.
    if (!shop.showsDemoCatalogue) void storeReading(name, reading);
    return reading;
  } catch (error) {
    const at = Date.now();
    state.failure = { since: state.failure?.since ?? at, at, error };
    state.retry ??= setTimeout(() => {
      state.retry = undefined;
      // Not if a visitor's attempt has succeeded since. A failure is logged by `readCollection` and retried by `loadNow`.
      if (state.failure) loadOnce(name, load).catch(() => undefined);
    }, RETRY_MS).unref();
    throw error;
  }
}

/**
 * The file of a reading. It is in the build's folder, so that another build, perhaps of another shop, begins anew.
 */
function fileOf(name: string): string {
  return path.join(distFolder(), 'readings', `${encodeURIComponent(name)}.json`);
}

/**
 * Stores a reading for processes that start while the database is away. The file gets its name only when it is whole,
 * because the process may be killed.
 */
async function storeReading(name: string, reading: Reading): Promise<void> {
  const file = fileOf(name);
  const part = `${file}.${randomUUID()}.part`;
  try {
    // Not recursive: without the build's folder, as in tests, nothing is stored.
    await mkdir(path.dirname(file)).catch(() => undefined);
    await writeFile(part, JSON.stringify(reading));
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

function storedReading(name: string): Reading | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
    // Only the time is checked, because nobody but this build's own processes writes here.
    return typeof Object(value).readAt === 'number' ? (value as Reading) : undefined;
  } catch {
    return undefined;
  }
}
