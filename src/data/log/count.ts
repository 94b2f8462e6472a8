/** What a process counts for its operator, and the outcomes of each. Few and fixed: a label never holds visitors' data. */
export interface Counted {
  readonly databaseRead: 'ok' | 'failed';
  readonly sharedReading: 'found' | 'waited' | 'own';
  readonly renewal: 'new' | 'kept' | 'gone';
  readonly redisError: 'late' | 'refused' | 'lost';
}

/** The counters of a process, on `globalThis` like all that its bundles and the page store share. */
export interface Counters {
  count<Kind extends keyof Counted>(kind: Kind, outcome: Counted[Kind]): void;
  /** Notes that a page was served that was made at this time, in milliseconds since 1970. */
  served(readAt: number): void;
  readonly contentType: string;
  /** All counters, as Prometheus reads them. */
  text(): Promise<string>;
}

const shared = globalThis as { siteCounters?: Counters };

/** The counters of this process; undefined unless SITE_METRICS is set. */
export function counters(): Counters | undefined {
  return shared.siteCounters;
}

/** Sets the counters of this process. */
export function countWith(counters: Counters): void {
  shared.siteCounters = counters;
}

/** Counts one event. Does nothing unless metrics are on. */
export function count<Kind extends keyof Counted>(kind: Kind, outcome: Counted[Kind]): void {
  counters()?.count(kind, outcome);
}
