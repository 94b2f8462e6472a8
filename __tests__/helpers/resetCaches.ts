import { readings } from '@/data/readings';

/** Resets the process: no readings, no chosen source. */
export function resetCaches(): void {
  // A failing reading is tried again a minute later, when no test waits for it any more.
  for (const reading of readings().values()) reading.failure = undefined;
  readings().clear();
  delete (globalThis as { catalogueSource?: unknown }).catalogueSource;
}
