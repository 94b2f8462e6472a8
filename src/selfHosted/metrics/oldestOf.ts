/** Pages are fresh for a minute: a window shorter than that would often be empty. */
const WINDOW_MS = 60_000;

/** Finds the oldest of the pages that were served within this window and the one before it. */
export function oldestOf(now = () => Date.now()) {
  let windowEnds = 0;
  let [current, before] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  function turn(): void {
    const windows = Math.floor((now() - windowEnds) / WINDOW_MS) + 1;
    if (windows < 1) return;
    before = windows === 1 ? current : Number.POSITIVE_INFINITY;
    current = Number.POSITIVE_INFINITY;
    windowEnds = now() + WINDOW_MS;
  }

  return {
    /** @param madeAt in milliseconds since 1970. */
    served(madeAt: number): void {
      turn();
      current = Math.min(current, madeAt);
    },
    /** 0 when no page was served. */
    ageSeconds(): number {
      turn();
      const oldest = Math.min(current, before);
      return Number.isFinite(oldest) ? Math.max(0, (now() - oldest) / 1000) : 0;
    },
  };
}
