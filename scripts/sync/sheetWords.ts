import { countOf } from '../countOf';

/** The choice of the workflow that takes what is held back: the same words as in .github/workflows/sync.yml. */
const ALLOW = 'read the sheet, however much changes';
const HOW_TO_ALLOW = `open the bookmark sync (GitHub), press Run workflow, choose "${ALLOW}", and press the green button`;

/** How the prices of a tab went to other rows than their own. */
const moved = {
  down: 'have moved down against their rows',
  up: 'have moved up against their rows',
  filled: 'have all become one',
  sorted: 'were sorted without their rows',
} as const;

/** Why a run of the sheet held something back, and what else it writes for the owner in English. */
export const sheetWords = {
  /** What the history calls a run of the sheet. */
  run: 'sync of the sheet',
  /** The heading of the column. */
  result: 'Result',
  /** @param others the rows with the same title, such as "Hair, row 7". */
  sameTitle: (others: readonly string[]) =>
    `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} the same title: say in the titles how they differ, or hide one.`,
  tooMuch: (count: number, size: number, percent: number) =>
    `${countOf(count)} of ${size} would change, more than ${percent} % of the catalogue. If that is meant, ${HOW_TO_ALLOW}; else take it back in Google Sheets: the arrow ↶, or at a computer File, Version history.`,
  columnGone: (tab: string, columns: readonly string[]) =>
    `Tab ${tab}: the column ${columns.join(', ')} was there and is gone. Put it back with the arrow ↶ in Google Sheets; or, if it shall go, ${HOW_TO_ALLOW}: what it had stays on the site.`,
  /** A price that is less than half, or more than one and a half, of what it was. */
  farPrice: (now: number, before: number) =>
    `${now} was ${before}: if that is meant, ${HOW_TO_ALLOW}; else correct it.`,
  /** Of a price that changed beside one that is held back: without each other they contradict themselves. */
  heldWith: (column: string) => `it waits for ${column}`,
  /** The prices of a tab that went to other rows. */
  movedPrices: (how: keyof typeof moved) =>
    `it was not taken, as the prices of this tab ${moved[how]}. Take that back with the arrow ↶ in Google Sheets; or, if it is meant, ${HOW_TO_ALLOW}.`,
  gone: (rows: number) =>
    rows === 1
      ? '1 row is no longer in the sheet; what it was stays on the site.'
      : `${rows} rows are no longer in the sheet; what they were stays on the site.`,
  allow: ALLOW,
} as const;
