/**
 * The last run of `catalogue:sync` as `/owner` shows it. It says where rows were refused but not what is in them: that
 * is for the owner, in the sheet's column Result.
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
  /** Rows that left the sheet in the last day, whose documents stay on the site; `at` in milliseconds since 1970. */
  readonly gone?: { readonly at: number; readonly rows: number } | undefined;
}
