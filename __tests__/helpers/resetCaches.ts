import type { ReadingState } from '@/data/processState';

const shared = globalThis as {
  siteProcess?: { readonly readings: ReadonlyMap<string, ReadingState> };
};

/** Resets the process: no readings, no chosen source, no counters, no store that it shares, not leaving. */
export function resetCaches(): void {
  // A failing reading is tried again a minute later, when no test waits for it any more.
  for (const reading of shared.siteProcess?.readings.values() ?? []) reading.isFailing = false;
  delete shared.siteProcess;
}
