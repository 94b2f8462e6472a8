import type { Severity } from '@/catalogue/Diagnostic';
import { SCAN_MINUTES } from '@/catalogue/statedNumbers';
import { clock, dayName } from './calendar';

/** The owner's report, without its sentences about documents: those are in `diagnosticMessages`. */
export const reportMessages = {
  title: 'The owner’s report',
  languages: 'Language of this report',
  lead: 'What is wrong on the site, the worst first, and how to cure it.',
  /** In Indian time: `date` such as 2026-11-21, `minutes` since midnight. */
  read: (date: string, minutes: number) =>
    `As of ${dayName(date)}, ${clock(minutes)}. A change shows here at the latest after ${SCAN_MINUTES} minutes, and at once when its page was opened after it.`,
  /** In Indian time, as above. */
  sheetRead: (date: string, minutes: number) =>
    `The sheet was last read on ${dayName(date)}, ${clock(minutes)}.`,
  sheetLate:
    'That is more than a day ago: what was typed since is not on the site. Open the bookmark sync (GitHub), and press Enable workflow or Run workflow.',
  sheetWaits: (tabs: string) =>
    `Nothing was taken of ${tabs}: look there at Result, in the row below the headings.`,
  unknown: 'Nothing could be read yet. Come back in a minute.',
  good: 'Nothing is wrong. Every document is as it should be: well done!',
  severities: {
    error: 'Errors: they mislead visitors or hide something from them',
    warning: 'Warnings: visitors miss a little',
    hint: 'Hints: what could be better',
  } satisfies Readonly<Record<Severity, string>>,
  cure: 'Cure:',
  more: (many: number) => `And ${many} more.`,
  unread: 'These collections could not be read:',
};
