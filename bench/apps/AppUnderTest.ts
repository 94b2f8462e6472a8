/** One of the two apps that are measured side by side. */
export interface AppUnderTest {
  readonly name: 'smallest' | 'site';
  /** Its origin on this machine. */
  readonly address: string;
  /** Paths of its pages: home, the measured shelf, and `pressedProduct` on it. */
  readonly pages: Readonly<Record<'home' | 'shelf' | 'product', string>>;
  /** Stops its server. */
  readonly end: () => Promise<void>;
}
