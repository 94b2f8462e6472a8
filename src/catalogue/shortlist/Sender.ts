/** What visitors say of themselves in the message about their list. All of it is optional; empty means not said. */
export interface Sender {
  readonly name: string;
  /** The PIN code of the address to deliver to. */
  readonly pin: string;
  /** Whether they come to the shop, so that nothing is delivered. */
  readonly comes: boolean;
  /** The day that suits them, such as 2026-11-21. */
  readonly day: string;
}
