import type { Diagnostic, DiagnosticCode } from '../../src/catalogue/Diagnostic';
import { clock, dayName } from '../../src/messages/en/calendar';
import { indianTime } from '../../src/shop/indianTime';
import { countOf } from '../countOf';

const SHOWN = 'on the site';
const AWAY = 'not on the site';
const TAKEN_BACK = 'taken back';
const TAKEN = 'taken';
const BUT = ', but: ';

/** The choice of the workflow that takes what is held back: the same words as in .github/workflows/sync.yml. */
const ALLOW = 'read the sheet, however much changes';
const HOW_TO_ALLOW = `open the bookmark sync (GitHub), press Run workflow, choose "${ALLOW}", and press the green button`;

/** A moment in India, such as "25 November 2026, 10:30 am". @param at in ISO form. */
function moment(at: string): string {
  const { date, minutes } = indianTime(Date.parse(at));
  return `${dayName(date)}, ${clock(minutes)}`;
}

/** Several sentences, some of which have a full stop. */
function inOneLine(sentences: readonly string[]): string {
  return sentences.join('. ').replaceAll('.. ', '. ');
}

/** Why no visitor sees a document, by the site's own code for it. The limit is that of its shelf. */
const away: {
  readonly [Code in DiagnosticCode]?: (diagnostic: Diagnostic, limit: number) => string;
} = {
  hidden: () => 'hidden',
  notYet: ({ found = '' }) => `its day has not come, the first is ${dayName(found)}`,
  over: ({ found = '' }) => `its days are over, the last was ${dayName(found)}`,
  daysCrossed: () => 'its last day comes before its first',
  beyondLimit: (_diagnostic, limit) => `no room on the shelf (${limit} shown)`,
  leftOut: () => 'it has no title and no picture, or none that can be read',
};

/** How the prices of a tab went to other rows than their own. */
const moved = {
  down: 'have moved down against their rows',
  up: 'have moved up against their rows',
  filled: 'have all become one',
  sorted: 'were sorted without their rows',
} as const;

/** All sentences that a run of the sheet writes for the owner: into the column Result, and why it held something back. */
export const sheetWords = {
  /** What the history calls a run of the sheet. */
  run: 'sync of the sheet',
  /** The heading of the column. */
  result: 'Result',
  shown: SHOWN,
  since: (at: string) => `${SHOWN} since ${moment(at)}`,
  /** Of a row of the shelves themselves. */
  built: (at: string) => `${TAKEN} on ${moment(at)}: it shows after the site is built anew`,
  away: (why: string) => `${AWAY}: ${why}`,
  awayBecause: away,
  emptied: 'its cells are empty',
  deleted: 'its document was deleted: change a cell to bring it in again',
  takenBack: (at: string) => `${TAKEN_BACK} on ${moment(at)}: change the cell to bring it in again`,
  /** @param result what visitors see, as this table says it. */
  but: (result: string, remarks: readonly string[]) =>
    [result, inOneLine(remarks)].filter(Boolean).join(result.startsWith(AWAY) ? '. ' : BUT),
  inOneLine,
  withoutRemarks: (result: string) => result.split(BUT)[0] ?? '',
  isShown: (result: string) => result.startsWith(SHOWN),
  isAway: (result: string) => result.startsWith(AWAY),
  isTakenBack: (result: string) => result.startsWith(TAKEN_BACK),
  /** Whether a cell of the column is empty, or says where its row is; else it has an earlier reason. */
  isStanding: (result: string) =>
    result === '' || [SHOWN, AWAY, TAKEN].some((beginning) => result.startsWith(beginning)),
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
