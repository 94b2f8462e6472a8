import { cutText } from '@/shop/cutText';
import { seoLengths } from './seoLengths';

/**
 * A description of whole sentences within the length that search engines show: as many of `about` as leave room for
 * the first of `closing`, then each of `closing` that fits. Only a first sentence longer than all is cut.
 */
export function seoDescription(about: readonly string[], closing: readonly string[]): string {
  const { description: longest } = seoLengths;
  const [first = '', ...others] = about;
  const [end = ''] = closing;
  const room = longest - end.length - 1;
  let said = cutText(first, longest);
  for (const sentence of others) {
    if (!fits(said, sentence, room)) break;
    said = `${said} ${sentence}`;
  }
  return closing.reduce(
    (text, sentence) => (fits(text, sentence, longest) ? `${text} ${sentence}` : text),
    said,
  );
}

function fits(text: string, sentence: string, longest: number): boolean {
  return text.length + 1 + sentence.length <= longest;
}

/** Where a sentence ends and another begins: not within "M.R.P. and price" or "30.5 ml". */
const betweenSentences = /(?<=[.!?।][”’"')]*)\s+(?=[^\s\p{Ll}])/u;

/** The sentences of a text, in their order. `stop` ends a text that was typed without a sign at its end. */
export function sentencesOf(text: string, stop: string): string[] {
  const ended = /[.!?।…][”’"')]*$/u.test(text) ? text : text + stop;
  return ended.split(betweenSentences);
}
