/** One of those that are measured side by side: it serves a home page with a link to a shelf, and the shelf. */
export interface Contestant {
  readonly name: 'floor' | 'smallest' | 'site';
  /** Its origin on this machine. */
  readonly address: string;
  /** Ends its server. */
  readonly end: () => Promise<void>;
}
