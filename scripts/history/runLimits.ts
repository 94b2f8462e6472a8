/** How many runs the history keeps, as many that were taken back, and how many runs of the sheet are remembered. */
export const KEPT_RUNS = 10;
