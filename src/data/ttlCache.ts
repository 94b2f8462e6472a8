import { LRUCache } from 'lru-cache';

/** A safeguard: no caller has that many keys. */
const MAX = 500;

interface Options<Value> {
  readonly failureMs?: number;
  readonly now?: () => number;
  readonly startOf?: (value: Value) => number;
}

/**
 * Caches the result of `load` by key for `freshMs`, counted from the request, or from `startOf` the result where that was
 * earlier: another process may have read it. Callers share a request in flight.
 * A failure is cached for `failureMs`, by default a twelfth of `freshMs`, so that many visitors don't flood a database
 * that is failing.
 *
 * Not lru-cache's `fetchMethod`: it counts the time from the response, drops failures at once, and treats a remaining
 * time of 0 ms as "for ever".
 */
export function ttlCache<Value>(
  freshMs: number,
  { failureMs = freshMs / 12, now = () => Date.now(), startOf }: Options<Value> = {},
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max: MAX, perf: { now }, ttlResolution: 0 });

  return (key, load) => {
    const known = kept.get(key);
    if (known) return known;

    const askedAt = now();
    const value = load();
    // One millisecond less: the library still returns an entry whose age equals its `ttl`; here it counts as stale.
    const keep = (ms: number, start: number) => kept.set(key, value, { ttl: ms - 1, start });
    kept.set(key, value);
    value.then(
      (loaded) => keep(freshMs, Math.min(askedAt, startOf?.(loaded) ?? askedAt)),
      () => keep(failureMs, now()),
    );
    return value;
  };
}
