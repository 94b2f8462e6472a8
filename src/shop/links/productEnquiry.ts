import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainAddress, plainText } from './plainText';

interface AskedProduct {
  /** The opening line of every enquiry. */
  readonly greeting: string;
  readonly title: string;
  /** A line on the chosen shade, if there is one. */
  readonly shade?: string | undefined;
  /** As text: an amount with its currency sign, or that the price is on request. */
  readonly price: string;
  /** The absolute address of the product's page. */
  readonly address: string;
}

/**
 * The message that asks for a product, with each part on its own line. Encoded it has at most 2,000 characters: a long
 * title is cut between graphemes.
 */
export function productEnquiry({ greeting, title, shade, price, address }: AskedProduct): string {
  const chosen = shade === undefined ? [] : [plainText(shade)];
  const message = (name: string) =>
    [greeting, name, ...chosen, price, plainAddress(address)].join('\n');
  const room = LONGEST_ENCODED - encodedLength(message(''));
  return message(cutToEncoded(plainText(title), room));
}
