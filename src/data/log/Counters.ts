/** What a process counts, and the outcomes. Few and fixed: no label may hold visitors' data. */
export interface Counted {
  readonly databaseRead: 'ok' | 'failed';
  readonly sharedReading: 'found' | 'waited' | 'own';
  readonly failure: 'page' | 'answer';
  readonly redisError: 'late' | 'refused' | 'lost';
}

/** The counters of a process. */
export interface Counters {
  count<Name extends keyof Counted>(kind: Name, outcome: Counted[Name]): void;
  readonly contentType: string;
  /** All counters, in Prometheus's format. */
  text(): Promise<string>;
}
