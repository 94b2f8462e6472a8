/** One of the two apps that are measured side by side. */
export interface AppUnderTest {
  readonly name: 'smallest' | 'site';
  /** Its origin on this machine. */
  readonly address: string;
  /** The paths of its pages by their kind. */
  readonly pages: Readonly<Record<string, string>>;
  /** Ends its server. */
  readonly end: () => Promise<void>;
}
