import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainAddress, plainText } from './plainText';

interface AskedProduct {
  /** The opening lines: that of every enquiry, and what is asked. */
  readonly greeting: string;
  readonly title: string;
  /** A line on the chosen shade, if there is one. */
  readonly shade?: string | undefined;
  /** As text: an amount with its currency sign, or a request for it. */
  readonly price: string;
  /** What the visitor adds, on a line of its own; empty for nothing. */
  readonly said?: string;
  /** The absolute address of the product's page. */
  readonly address: string;
}

/**
 * The message that asks for a product, with each part on its own line. Encoded it has at most 2,000 characters: a long
 * title is cut between graphemes.
 */
export function productEnquiry(asked: AskedProduct): string {
  const { greeting, title, shade, price, said, address } = asked;
  const chosen = shade === undefined ? [] : [plainText(shade)];
  const last = said ? [said, plainAddress(address)] : [plainAddress(address)];
  const message = (name: string) => [greeting, name, ...chosen, price, ...last].join('\n');
  const room = LONGEST_ENCODED - encodedLength(message(''));
  return message(cutToEncoded(plainText(title), room));
}
