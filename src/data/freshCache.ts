import { LRUCache } from 'lru-cache';

/** More keys than a caller has; a bound all the same. */
const MOST = 500;

/**
 * Remembers what `load` gave for a key for `freshMs` from when it was asked, and lets everyone who asks meanwhile share the
 * request in flight. A failure is handed to all who ask within `failureMs`, by default a twelfth of that time, so that a crowd
 * before a database that fails does not become its flood, and then forgotten.
 *
 * Not lru-cache's `fetchMethod`: it counts the time from the answer, drops failures at once, and takes a rest of 0 ms as "for ever".
 */
export function freshCache<Value>(
  freshMs: number,
  { failureMs = freshMs / 12, now = () => Date.now() } = {},
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max: MOST, perf: { now }, ttlResolution: 0 });

  return (key, load) => {
    const known = kept.get(key);
    if (known) return known;

    const askedAt = now();
    const value = load();
    // The library still gives what is as old as its time, to the millisecond; here that is too old.
    const keep = (ms: number, start: number) => kept.set(key, value, { ttl: ms - 1, start });
    kept.set(key, value);
    value.then(
      () => keep(freshMs, askedAt),
      () => keep(failureMs, now()),
    );
    return value;
  };
}
