/**
 * What several processes of one build share: a Redis server, as far as this process reaches it now. It is on
 * `globalThis`, because each page's server bundle and the page store have their own instances of modules.
 */
export interface SharedStore {
  /** Whether the server takes commands now. */
  readonly state: 'ok' | 'away';
  /**
   * Sends one command and returns its reply, null for a missing key. Never throws. Undefined when the server is away,
   * refuses, or has not answered in time: then the process goes on alone.
   */
  ask(...command: string[]): Promise<unknown>;
  /** A key of this build: another build's pages and readings may have another shape. */
  key(name: string): string;
  /** A value as a text that `unseal` knows again. */
  seal(value: unknown): string;
  /** The value of a sealed text; undefined for anything else that may stand in a key. */
  unseal(text: unknown): unknown;
}

const shared = globalThis as { sharedStore?: SharedStore };

/** The store that `next start` opened; undefined for a process that works alone. */
export function sharedStore(): SharedStore | undefined {
  return shared.sharedStore;
}

/** Sets the store of this process. */
export function shareThrough(store: SharedStore): void {
  shared.sharedStore = store;
}
