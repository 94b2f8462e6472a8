import type { Severity } from '@/catalogue/Diagnostic';
import { SCAN_MINUTES } from '@/catalogue/numbersInTexts';
import { clock, dayName } from './calendar';

/** The owner's report, without its sentences about documents: those are in `diagnosticMessages`. */
export const reportMessages = {
  title: 'The owner’s report',
  posts: 'Pictures for your Status',
  postsLead:
    'The offers, then the products with the last Ids in Makeup, Hair and Brands: new rows get those. Tap one to send it.',
  languages: 'Language of this report',
  lead: 'What is wrong on the site, the most serious first, and what to do.',
  /** In Indian time: `date` such as 2026-11-21, `minutes` since midnight. */
  read: (date: string, minutes: number) =>
    `As of ${dayName(date)}, ${clock(minutes)}. A change shows here within ${SCAN_MINUTES} minutes, or at once if you open its page first.`,
  /** In Indian time, as above. */
  sheetRead: (date: string, minutes: number) =>
    `The sheet was last read on ${dayName(date)}, ${clock(minutes)}.`,
  sheetLate:
    'That is more than a day ago: what you typed after that is not on the site. Open the GitHub bookmark (sync), and press Enable workflow or Run workflow.',
  sheetWaits: (tabs: string) =>
    `Nothing from ${tabs} was accepted. See Result there, in the row just below the headings.`,
  unknown: 'Nothing could be read yet. Come back in a minute.',
  good: 'Nothing is wrong. Everything is as it should be: well done!',
  severities: {
    error: 'Errors: visitors see something wrong, or do not see something at all',
    warning: 'Warnings: visitors see less than they could',
    hint: 'Tips: what could be better',
  } satisfies Readonly<Record<Severity, string>>,
  cure: 'What to do:',
  more: (many: number) => `And ${many} more.`,
  unread: 'These could not be read:',
};
