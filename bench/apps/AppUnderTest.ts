/** One of the two apps that are measured side by side. */
export interface AppUnderTest {
  readonly name: 'smallest' | 'site';
  readonly address: string;
  /** Paths; the product is `pressedProduct`, on the measured shelf. */
  readonly pages: Readonly<Record<'home' | 'shelf' | 'product', string>>;
  readonly end: () => Promise<void>;
}
