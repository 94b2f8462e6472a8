import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import { plainText } from '../../src/data/normalise/plainText';
import { readAmount } from '../../src/data/normalise/readAmount';
import { readYesNo } from '../../src/data/normalise/readYesNo';
import { saysNothing } from '../../src/data/normalise/saysNothing';
import { tidy } from './cellOf';
import type { Column } from './columns';

/** What a cell shows while it loads, or when its formula failed, in Google Sheets, Excel and LibreOffice. */
const unready =
  /^(?:loading(?:\.{3}|…)|লোড হচ্ছে(?:\.{3}|…)|लोड हो रहा है(?:\.{3}|…)|err:\d{3}|#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!|BUSY!|BLOCKED!|CONNECT!|FIELD!|UNKNOWN!|GETTING_DATA))$/iu;

/** Whether a cell has no value at present: it loads, or its formula failed. */
export function isUnready(text: string): boolean {
  return unready.test(text.trim());
}

/** The value of a field for the text of its cell; undefined for nothing. Amounts and answers that can't be read stay texts. */
export function readValue(
  { kind, heading }: Pick<Column, 'kind' | 'heading'>,
  text: string,
): string | number | undefined {
  const typed = tidy(text);
  const answer = kind === 'yesNo' && typed ? answerOf(typed, heading) : undefined;
  if (answer) return answer;
  if (!typed || saysNothing(typed)) return undefined;
  return kind === 'rupees' || kind === 'percent'
    ? (readAmount(plainText(typed), kind) ?? typed)
    : typed;
}

/** The heading's own words mean yes. */
function answerOf(typed: string, heading: string): 'yes' | 'no' | undefined {
  const isYes = readYesNo(typed) ?? (spellingKey(typed) === spellingKey(heading) || undefined);
  return isYes === undefined ? undefined : isYes ? 'yes' : 'no';
}
