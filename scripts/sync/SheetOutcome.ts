/**
 * The last run of `catalogue:sync` for `/owner`: where rows were refused, but not their words, which are the owner's.
 */
export interface SheetRun {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  /** Why the whole sheet was refused; empty if it was not. */
  readonly trouble: string;
  /** The first of the refused rows, such as "Makeup, row 14, Price". */
  readonly places: readonly string[];
  /** Rows that left the sheet in the last day; their documents stay. `at` in milliseconds since 1970. */
  readonly gone?: { readonly at: number; readonly rows: number } | undefined;
}
