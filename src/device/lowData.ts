import { useSyncExternalStore } from 'react';
import { createDeviceStore } from './createDeviceStore';

/** The used part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor wants to use less data: the own choice; empty until there is one. */
export const lowData = createDeviceStore('less-data', (stored) =>
  stored === 'yes' || stored === 'no' ? stored : '',
);

/**
 * Whether this visit uses less data: the visitor's own choice, else what the browser asks for (Save-Data). Browser only.
 * The early script has the same rule (public/early).
 */
export function isLowData(): boolean {
  const chosen = lowData.read();
  if (chosen) return chosen === 'yes';
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/** The same for a component. False in the static HTML and during hydration. */
export function useLowData(): boolean {
  return useSyncExternalStore(lowData.subscribe, isLowData, never);
}

/**
 * Marks the page for its styles: `data-low`, or `data-fonts`, without which no web font is used. The early script does it
 * first; this follows the visitor's choice, and stands in if that script has not come.
 */
export function markLowData(): void {
  const low = isLowData();
  document.documentElement.toggleAttribute('data-low', low);
  document.documentElement.toggleAttribute('data-fonts', !low);
}

function never() {
  return false;
}
