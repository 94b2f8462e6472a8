/**
 * Remembers what `load` gave for a key for `freshMs` from when it was asked, and lets everyone who asks meanwhile
 * share the request in flight. A failure is handed to all who wait and then forgotten.
 */
export function freshCache<Value>(
  freshMs: number,
  now: () => number = Date.now,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, { askedAt: number; settled: boolean; value: Promise<Value> }>();

  return (key, load) => {
    const known = entries.get(key);
    if (known && (!known.settled || now() - known.askedAt < freshMs)) return known.value;

    const entry = { askedAt: now(), settled: false, value: load() };
    entries.set(key, entry);
    entry.value.then(
      () => {
        entry.settled = true;
      },
      () => entries.delete(key),
    );
    return entry.value;
  };
}
