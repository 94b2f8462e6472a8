import { useSyncExternalStore } from 'react';
import { createDeviceStore } from './createDeviceStore';

/** The used part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
}

/** The visitor's own choice; empty until there is one. */
export const lowData = createDeviceStore('less-data', (stored) =>
  stored === 'yes' || stored === 'no' ? stored : '',
);

/** Whether this visit uses less data: by the visitor's choice, else by Save-Data. Browser only. */
export function isLowData(): boolean {
  const chosen = lowData.read();
  if (chosen) return chosen === 'yes';
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/** The same for a component. False in the static HTML and during hydration. */
export function useLowData(): boolean {
  return useSyncExternalStore(lowData.subscribe, isLowData, never);
}

function never() {
  return false;
}
