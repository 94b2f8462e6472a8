import type { ReadingState } from '@/data/processState';

const shared = globalThis as {
  siteProcess?: { readonly readings: ReadonlyMap<string, ReadingState> };
};

/** Resets the process: no readings, no chosen source. */
export function resetCaches(): void {
  // A failing reading is tried again a minute later, when no test waits for it any more.
  for (const reading of shared.siteProcess?.readings.values() ?? []) reading.failure = undefined;
  delete shared.siteProcess;
}
