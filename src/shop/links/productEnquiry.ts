/** wa.me names no limit; longer ones were seen cut at about 2,250 characters of the address. */
const LONGEST_ENCODED = 2_000;

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

/**
 * WhatsApp takes `*`, `_`, `~` and a backtick round words for bold, italic, struck and code, and some signs at a line's start
 * for a quotation or a list (its help, "How to format your messages"). Signs that look alike mean nothing to it.
 */
function plainText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .replaceAll('*', '\u2217')
    .replaceAll('~', '\u223c')
    .replaceAll('_', ' ')
    .replaceAll('`', '\u2019')
    .replace(/^[>-] /, '')
    .trim();
}

/** In an address the same signs stand percent-encoded where a word could begin or end with them; it stays the same address. */
function plainAddress(address: string): string {
  return address.replace(/(?<![a-z0-9])[_~]|[_~](?![a-z0-9])/gi, (sign) =>
    sign === '_' ? '%5F' : '%7E',
  );
}

function cutToEncoded(text: string, room: number): string {
  if (encodedLength(text) <= room) return text;
  let cut = '';
  for (const character of charactersOf(text)) {
    if (encodedLength(`${cut}${character}…`) > room) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** As people see them; a browser without the means parts at least no pair. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}
