/** What a device keeps under one name: values by key. Storage is anybody's who holds the phone, so values are unknown. */
export type KeptRecord = Readonly<Record<string, unknown>>;

/** A record on this device, the same in all tabs. */
export interface DeviceRecord {
  /** The same object until it changes. */
  readonly read: () => KeptRecord;
  readonly change: (by: (record: KeptRecord) => KeptRecord) => void;
  /** Whether it outlives the tab: a private window may refuse, and storage may be full. */
  readonly isLasting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The record that `localStorage` has under a name. Where that is refused or full it is kept in memory, as long as the tab lives;
 * what can't be read counts as nothing.
 */
export function deviceRecord(name: string): DeviceRecord {
  const listeners = new Set<() => void>();
  let record: KeptRecord | undefined;
  let lasting = true;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab wrote, or this one was asleep meanwhile and heard of nothing.
  const renew = () => {
    if (!lasting) return;
    record = undefined;
    tell();
  };
  const read = () => {
    record ??= stored(name);
    return record;
  };

  return {
    read,
    change(by) {
      if (lasting) record = undefined;
      record = by(read());
      lasting = store(name, record);
      tell();
    },
    isLasting: () => lasting,
    subscribe(listener) {
      if (listeners.size === 0) listen('addEventListener', renew);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen('removeEventListener', renew);
      };
    },
  };
}

function stored(name: string): KeptRecord {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    return {};
  }
}

function store(name: string, record: KeptRecord): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

function listen(how: 'addEventListener' | 'removeEventListener', listener: () => void): void {
  window[how]('storage', listener);
  window[how]('pageshow', listener);
}
