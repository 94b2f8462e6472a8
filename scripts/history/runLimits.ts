/** How many runs are kept, how many of those taken back, and how many runs of the sheet. */
export const KEPT_RUNS = 10;
