/** What processes of one build share. Never throws: while the server is away it acts as if this process were alone. */
export interface SharedStore {
  readonly state: 'ok' | 'away';
  /** Anybody may have written it; undefined without a value. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** Claims a key. False while another process has it; true while the server is away. */
  claim(key: string, ms: number): Promise<boolean>;
  release(key: string): Promise<void>;
}
