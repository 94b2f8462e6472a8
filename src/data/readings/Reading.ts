/** What was read at one moment: plain JSON, stored on disk. */
export interface Reading {
  /** In milliseconds since 1970: when the source was asked. */
  readonly readAt: number;
}

/** What to read, and how. */
export interface ReadingPlan<R extends Reading> {
  /** Unique: `readings.ts` keeps one reading by each name. */
  readonly name: string;
  /** Asks the source. `before`: the last reading, if any. */
  read(before: R | undefined): Promise<R>;
}

/** Whether something was less than `ms` ago. Not if in the future: a clock was wrong. */
export function isRecent(at: number, ms: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < ms;
}
