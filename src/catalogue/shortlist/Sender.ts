/** What visitors say of themselves in the message about their list. Empty means not said. */
export interface Sender {
  readonly name: string;
  /** Comes to the shop. */
  readonly comes: boolean;
  /** The day that suits, such as 2026-11-21. */
  readonly day: string;
}
