/** What a process counts for its operator, and the outcomes of each. Few and fixed: a label never holds visitors' data. */
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
  /** All counters, as Prometheus reads them. */
  text(): Promise<string>;
}
