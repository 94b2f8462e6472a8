const shared = globalThis as { siteProcess?: unknown };

/** Resets the process: no readings, no chosen source, no counters, no store that it shares, not leaving. */
export function resetCaches(): void {
  delete shared.siteProcess;
}
