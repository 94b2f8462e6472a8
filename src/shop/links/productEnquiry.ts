import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './encodedText';
import { plainAddress, whatsAppText } from './whatsAppLink';

interface AskedProduct {
  /** The opening lines: the greeting and the question. */
  readonly greeting: string;
  readonly title: string;
  readonly shade?: string | undefined;
  /** An amount with its currency sign, or a request for it. */
  readonly price: string;
  readonly address: string;
}

/** The message about a product, at most 2,000 encoded characters: a long title is cut. */
export function productEnquiry(asked: AskedProduct): string {
  const { greeting, title, shade, price, address } = asked;
  const chosen = shade === undefined ? [] : [whatsAppText(shade)];
  const message = (name: string) =>
    [greeting, name, ...chosen, price, plainAddress(address)].join('\n');
  const room = LONGEST_ENCODED - encodedLength(message(''));
  return message(cutToEncoded(whatsAppText(title), room));
}
