/** One of the two apps that are measured side by side. */
export interface AppUnderTest {
  readonly name: 'smallest' | 'site';
  /** Its origin on this machine. */
  readonly address: string;
  /** Paths of its pages, by kind of page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Stops its server. */
  readonly end: () => Promise<void>;
}
