/** A short answer that is given at the door, instead of asking Next. */
export interface Refusal {
  readonly status: number;
  /** Plain text, which says nothing of what was sent. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}
