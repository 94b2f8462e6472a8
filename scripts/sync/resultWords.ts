import type { Diagnostic, DiagnosticCode } from '../../src/catalogue/Diagnostic';
import type { SheetMessages } from '../../src/messages/Messages';
import { sheetMessages } from '../../src/messages/sheetMessages';
import { indianTime } from '../../src/shop/indianTime';
import { refusalWords, spokenLanguage } from '../sheet/refusalWords';

const own = () => sheetMessages[spokenLanguage()];
const all = Object.values(sheetMessages);

/** By the site's own code for why no visitor sees a document. */
const reasons: {
  readonly [Code in DiagnosticCode]?: (diagnostic: Diagnostic, limit: number) => string;
} = {
  hidden: () => own().hidden,
  daysCrossed: () => own().daysCrossed,
  beyondLimit: (_diagnostic, limit) => own().noRoom(limit),
  leftOut: () => own().leftOut,
};

/** Such as "25 November 2026, 10:30 am". @param at In ISO form. */
function moment(at: string): string {
  const { date, minutes } = indianTime(Date.parse(at));
  return own().moment(date, minutes);
}

/** An earlier run may have been in another language. */
function begins(
  result: string,
  ...names: ('onSite' | 'offSite' | 'taken' | 'takenBack')[]
): boolean {
  return all.some((words: SheetMessages) => names.some((name) => result.startsWith(words[name])));
}

/** What the column Result says of a row, in the language of the run; moments are in ISO form. */
export const resultWords = {
  shown: () => own().onSite,
  since: (at: string) => own().since(moment(at)),
  away: (why: string) => `${own().offSite}: ${why}`,
  reasons,
  emptied: () => own().emptied,
  deleted: () => own().deleted,
  takenBack: (at: string) => own().takenBackOn(moment(at)),
  /** @param result What visitors see, as this table says it. */
  but: (result: string, remarks: readonly string[]) =>
    [result, inOneLine(remarks)]
      .filter(Boolean)
      .join(begins(result, 'offSite') ? refusalWords().between : own().but),
  withoutRemarks: (result: string) =>
    all.reduce((rest, { but }) => rest.split(but)[0] ?? '', result),
  isShown: (result: string) => begins(result, 'onSite'),
  isAway: (result: string) => begins(result, 'offSite'),
  isTakenBack: (result: string) => begins(result, 'takenBack'),
  /** Empty, or says where its row is; not an earlier reason. */
  isStanding: (result: string) =>
    result === '' || begins(result, 'onSite', 'offSite', 'taken', 'takenBack'),
} as const;

/** Several reasons and remarks in one line; some of them have a full stop. */
export function inOneLine(sentences: readonly string[]): string {
  return sentences.join(refusalWords().between).replace(/[.।](?=[.।] )/g, '');
}
