import type { Severity } from '@/catalogue/diagnosticSeverities';
import type { Report } from '@/catalogue/Report';
import type { SheetRun } from '@/catalogue/SheetRun';
import { clock, dayName } from './calendar';

type SheetCounts = Pick<SheetRun, 'added' | 'changed' | 'refused'>;

const counted = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** Without the sentences about documents, which the server writes. */
export const reportMessages = {
  title: 'The owner’s report',
  languages: 'Language of this report',
  /** In the Google Sheet, or in the Firebase console. */
  desks: {
    console: {
      lead: 'What is wrong in the catalogue, what visitors see of it now, and how to fix it in the Firebase console.',
      aboutEmpty:
        'Their pages offer to ask the shop, so you may leave them so. Otherwise add documents, or check that the name of the collection is spelt exactly like this:',
    },
    sheet: {
      lead: 'What is wrong on the site, what visitors see of it now, and how to fix it in your Google Sheet.',
      aboutEmpty:
        'Their pages offer to ask the shop, so you may leave them so. Otherwise give the sheet rows with this shelf:',
    },
  },
  /** In India: a date such as 2026-11-21, and minutes since midnight. */
  read: (date: string, minutes: number) => `As of ${dayName(date)}, ${clock(minutes)}.`,
  unknown: 'Nothing could be read yet. Come back in a minute.',
  good: 'Nothing is wrong. Every document is as it should be: well done!',
  /** The sheet's last run, by Indian time. */
  sheet: (date: string, minutes: number, { added, changed, refused }: SheetCounts) =>
    `Sheet read ${dayName(date)}, ${clock(minutes)}: ${[
      ...(added > 0 ? [`${added} new`] : []),
      `${changed} changed`,
      ...(refused > 0 ? [`${counted(refused, 'row')} not taken`] : []),
    ].join(', ')}.`,
  sheetTrouble: (date: string, minutes: number) =>
    `Sheet read ${dayName(date)}, ${clock(minutes)}: nothing was taken.`,
  /** Rows that left the sheet, by Indian time. */
  sheetGone: (date: string, minutes: number, rows: number) =>
    `Since ${dayName(date)}, ${clock(minutes)}, ${counted(rows, 'row')} ${rows === 1 ? 'is' : 'are'} no longer in the sheet. What ${rows === 1 ? 'it was' : 'they were'} stays on the site: to take a product off, put its row back and choose yes under Hidden.`,
  sheetRows: 'Not taken, and why is in the sheet’s column Result:',
  totals: (totals: Readonly<Record<Severity, number>>) =>
    [
      counted(totals.error, 'error'),
      counted(totals.warning, 'warning'),
      counted(totals.hint, 'hint'),
    ].join(', '),
  severities: { error: 'Error', warning: 'Warning', hint: 'Hint' },
  headings: {
    error: 'Errors: they mislead visitors or hide something from them',
    warning: 'Warnings: visitors miss a little',
    hint: 'Hints: what could be better',
  } satisfies Readonly<Record<Severity, string>>,
  again: 'Check now',
  aboutAgain:
    'It takes some seconds, and looks at most once a minute: a change of the last minute may need a second press.',
  empty: (many: number) => (many === 1 ? 'One shelf is empty' : `${many} shelves are empty`),
  whole: 'The whole collection',
  document: 'Document',
  field: 'Field',
  /** As the Google Sheet calls them. */
  tab: 'Tab',
  row: 'Row',
  column: 'Column',
  problem: 'What is wrong',
  effect: 'What visitors see',
  fix: 'How to fix it',
  /** Equal remarks beside the first. */
  others: (many: number) => `The same in ${many} more`,
  more: (many: number) => `And ${many} more here.`,
  unread: 'These collections could not be read:',
  /** Empty without either. */
  unnamed: ({ hidden, unknownField }: Report['unnamed']) => {
    const parts = [
      ...(hidden > 0 ? [counted(hidden, 'hidden or coming document')] : []),
      ...(unknownField > 0
        ? [`${counted(unknownField, 'field')} that the site does not know`]
        : []),
    ];
    return parts.length > 0
      ? `Also ${parts.join(' and ')}. Anybody can open this page, so only this command names them: npm run catalogue:check`
      : '';
  },
  pictures: 'Whether each picture is really there, only this command asks: npm run catalogue:check',
};
