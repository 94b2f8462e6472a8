/** What a process counts for its operator, and the outcomes of each. Few and fixed: a label never holds visitors' data. */
export interface Counted {
  readonly databaseRead: 'ok' | 'failed';
  readonly sharedReading: 'found' | 'waited' | 'own';
  readonly page: 'own' | 'shared' | 'none';
  readonly renewal: 'new' | 'kept' | 'gone';
  readonly redisError: 'late' | 'refused' | 'lost';
}

/** The counters of a process, on `globalThis` like everything that bundles share. */
interface Counters {
  count<Kind extends keyof Counted>(kind: Kind, outcome: Counted[Kind]): void;
}

const shared = globalThis as { siteCounters?: Counters };

/** Counts one event. Does nothing unless metrics are on. */
export function count<Kind extends keyof Counted>(kind: Kind, outcome: Counted[Kind]): void {
  shared.siteCounters?.count(kind, outcome);
}
