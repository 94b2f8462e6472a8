import { setTimeout as pause } from 'node:timers/promises';
import { count } from '../log/count';
import { type SharedStore, sharedStore } from './sharedStore';

/** How long a reading stays in the store: for readers that take one of a day ago. */
const KEPT_MS = 24 * 60 * 60_000;
/** How long a process may keep the others from reading: longer than all attempts of a read take. */
const CLAIM_MS = 9_000;
/** How long a process waits for another's reading, before it reads itself, and how often it looks meanwhile. */
const WAIT_MS = 1_000;
const LOOK_MS = 50;
/** Characters. A larger reading is not shared: the next process reads it again. */
const LARGEST = 4_000_000;

/**
 * Gives the reading in KEYS[1] unless it is older than ARGV[1]. Otherwise claims KEYS[2] and gives 1, or 0 if another
 * process has claimed it. One script, so that a visitor waits for one answer. The age is what has passed of the key's
 * lifetime, by the store's own clock.
 */
const LOOK_OR_CLAIM = `
local text = redis.call('GET', KEYS[1])
if text and ARGV[2] - redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then return text end
if ARGV[3] ~= '0' and redis.call('SET', KEYS[2], '', 'NX', 'PX', ARGV[3]) then return 1 end
return 0`;

/** What is read, and how old a reading of another process may be. */
interface Wanted<Value> {
  readonly name: string;
  readonly oldestMs: number;
  /** When the source was asked, in milliseconds since 1970. */
  readonly readAtOf: (value: Value) => number;
}

/**
 * A reading that is at most `oldestMs` old: another process's, or what `read` returns, which others then get. While one
 * process reads the others wait for it, but not for long: whatever fails here costs one more read.
 * @throws whatever `read` throws.
 */
export async function sharedReading<Value>(
  wanted: Wanted<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  const store = sharedStore();
  if (!store) return read();
  const deadline = Date.now() + WAIT_MS;
  let outcome: 'found' | 'waited' = 'found';
  let answer = await look<Value>(store, wanted, CLAIM_MS);
  while (answer === 'claimed by another' && Date.now() < deadline) {
    await pause(LOOK_MS);
    outcome = 'waited';
    answer = await look<Value>(store, wanted, CLAIM_MS);
  }
  count('sharedReading', typeof answer === 'object' ? outcome : 'own');
  if (typeof answer === 'object') return answer.value;
  return readForAll(store, wanted, read, answer === 'claimed');
}

/** Another process's reading that is at most `oldestMs` old; undefined when there is none. */
export async function foundReading<Value>(wanted: Wanted<Value>): Promise<Value | undefined> {
  const store = sharedStore();
  if (!store) return undefined;
  const answer = await look<Value>(store, wanted, 0);
  return typeof answer === 'object' ? answer.value : undefined;
}

type Answer<Value> = { readonly value: Value } | 'claimed' | 'claimed by another' | 'away';

async function look<Value>(
  store: SharedStore,
  { name, oldestMs }: Wanted<Value>,
  claimMs: number,
): Promise<Answer<Value>> {
  const keys = [store.key(`reading:${name}`), claimKey(store, name)];
  const limits = [oldestMs, KEPT_MS, claimMs].map(String);
  const reply = await store.ask('EVAL', LOOK_OR_CLAIM, '2', ...keys, ...limits);
  if (reply === 1) return 'claimed';
  if (reply === 0) return 'claimed by another';
  const value = store.unseal(reply);
  return value === undefined ? 'away' : { value: value as Value };
}

async function readForAll<Value>(
  store: SharedStore,
  { name, readAtOf }: Wanted<Value>,
  read: () => Promise<Value>,
  claimed: boolean,
): Promise<Value> {
  try {
    const value = await read();
    const text = store.seal(value);
    const keptMs = String(Math.max(1, KEPT_MS - (Date.now() - readAtOf(value))));
    // Not awaited: no visitor waits for the others.
    if (text.length <= LARGEST)
      void store.ask('SET', store.key(`reading:${name}`), text, 'PX', keptMs);
    return value;
  } finally {
    if (claimed) void store.ask('DEL', claimKey(store, name));
  }
}

function claimKey(store: SharedStore, name: string): string {
  return store.key(`claim:${name}`);
}
