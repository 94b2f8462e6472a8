interface Entry<Value> {
  readonly askedAt: number;
  readonly value: Promise<Value>;
  /** When a failure may be tried again; `Infinity` while the answer is on its way, absent once it is there. */
  waitsUntil?: number;
}

/**
 * Remembers what `load` gave for a key for `freshMs` from when it was asked, and lets everyone who asks meanwhile share the
 * request in flight. A failure is handed to all who ask within `failureMs`, by default a twelfth of that time, so that a crowd
 * before a database that fails does not become its flood, and then forgotten.
 */
export function freshCache<Value>(
  freshMs: number,
  { failureMs = freshMs / 12, now = () => Date.now() } = {},
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>();

  const isUsable = ({ askedAt, waitsUntil }: Entry<Value>) =>
    now() < (waitsUntil ?? askedAt + freshMs);

  return (key, load) => {
    const known = entries.get(key);
    if (known && isUsable(known)) return known.value;

    const entry: Entry<Value> = { askedAt: now(), value: load(), waitsUntil: Infinity };
    entries.set(key, entry);
    entry.value.then(
      () => {
        delete entry.waitsUntil;
      },
      () => {
        entry.waitsUntil = now() + failureMs;
      },
    );
    return entry.value;
  };
}
