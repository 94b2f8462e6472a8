import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainAddress, plainText } from './plainText';

interface AskedProduct {
  /** What every enquiry begins with. */
  readonly greeting: string;
  readonly title: string;
  /** In words: an amount with its sign, or that it is to be asked for. */
  readonly price: string;
  /** The absolute address of its page. */
  readonly address: string;
}

/**
 * The message that asks for a product, each of its parts on a line of its own. Encoded it has at most 2,000 characters: the
 * title gives way, cut between what people see as characters.
 */
export function productEnquiry({ greeting, title, price, address }: AskedProduct): string {
  const message = (name: string) => [greeting, name, price, plainAddress(address)].join('\n');
  const room = LONGEST_ENCODED - encodedLength(message(''));
  return message(cutToEncoded(plainText(title), room));
}
