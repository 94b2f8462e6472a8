/** Why a row is not imported. */
export interface Refusal {
  /** Its number in the spreadsheet; the headings are row 1. */
  readonly row: number;
  /** The heading of the column at fault; absent where it is the row as a whole. */
  readonly column?: string;
  readonly reason: string;
}
