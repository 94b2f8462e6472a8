/** What was read at one moment. It is plain JSON, because it is stored on disk and shared with other processes. */
export interface Reading {
  /** When the source was asked, in milliseconds since 1970. */
  readonly readAt: number;
}

/** What to read, and how. */
export interface ReadingPlan<R extends Reading> {
  /** The same for all who need this reading, and for nothing else: `readings.ts` keeps one by this name. */
  readonly name: string;
  /**
   * Asks the source.
   * @param before The reading before this one, of this process or another; undefined for the first.
   */
  read(before: R | undefined): Promise<R>;
}

/** Whether something was less than `ms` ago. Never what is in the future: a clock was wrong, then or now. */
export function isRecent(at: number, ms: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < ms;
}
