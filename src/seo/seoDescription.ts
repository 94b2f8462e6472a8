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
