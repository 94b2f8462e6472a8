import { useSyncExternalStore } from 'react';
import type { DeviceRecord, KeptRecord } from './deviceRecord';

/** What this device keeps, as `select` wants it: a number, a text or a yes; the static HTML has that of nothing. */
export function useKept<Selected>(
  device: DeviceRecord,
  select: (record: KeptRecord) => Selected,
): Selected {
  return useSyncExternalStore(
    device.subscribe,
    () => select(device.read()),
    () => select(NOTHING),
  );
}

const NOTHING: KeptRecord = {};
