/**
 * What several processes of one build share. Nothing here throws. While the server is away each call answers at once
 * as if there were neither a store nor other processes.
 */
export interface SharedStore {
  /** Whether the server takes commands now. */
  readonly state: 'ok' | 'away';
  /** The value of a key, which anybody may have written; undefined without one. */
  get(key: string): Promise<unknown>;
  /** Stores a value as JSON. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** Claims a key for so long. False while another process has it, true also when the server is away. */
  claim(key: string, ms: number): Promise<boolean>;
  /** Gives a claimed key to the next. */
  release(key: string): Promise<void>;
}
