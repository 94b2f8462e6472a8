import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainAddress, plainText } from './plainText';

/** A title that is cut further than this, encoded, names nothing any more: a dozen letters, or four of Bengali. */
const LEAST_TITLE = 45;

/** One product of the list. */
interface AskedLine {
  readonly title: string;
  /** What the visitor noted; empty for nothing. */
  readonly note: string;
  /** The line, without its number, of title and note as there is room for them. */
  readonly say: (title: string, note: string) => string;
}

/** What a message about a list is made of, in words. */
export interface AskedList {
  /** What every enquiry begins with. */
  readonly greeting: string;
  readonly lines: readonly AskedLine[];
  readonly total: string;
  /** What stands in place of the lines where there is no room for them. */
  readonly count: string;
  /** The absolute address that the list opens at. */
  readonly address: string;
}

/** A message, and what had to give way in it. */
export interface ListEnquiry {
  readonly text: string;
  /** `titles`: they (and notes) are cut; `lines`: only the link says which products. */
  readonly without?: 'titles' | 'lines';
}

/**
 * The message that asks for a list: a numbered line for each product, the total and the link. Encoded it has at most `room`
 * characters: first titles and notes are cut, all to the same length, the longest that fits; if that is not enough, the link
 * alone says which products.
 */
export function listEnquiry(list: AskedList, room = LONGEST_ENCODED): ListEnquiry {
  const whole = message(list, Number.POSITIVE_INFINITY);
  if (encodedLength(whole) <= room) return { text: whole };
  const cut = longestFitting(list, room);
  if (cut) return { text: cut, without: 'titles' };
  const { greeting, count, total, address } = list;
  return { text: [greeting, count, total, plainAddress(address)].join('\n'), without: 'lines' };
}

function message({ greeting, lines, total, address }: AskedList, longest: number): string {
  const said = lines.map(({ title, note, say }, index) => {
    const [name, noted] = [title, note].map((text) => cutToEncoded(plainText(text), longest));
    return `${index + 1}. ${say(name ?? '', noted ?? '')}`;
  });
  return [greeting, ...said, total, plainAddress(address)].join('\n');
}

/** By halves: a title that may be longer never makes a shorter message. */
function longestFitting(list: AskedList, room: number): string | undefined {
  let best: string | undefined;
  let [least, most] = [LEAST_TITLE, room];
  while (least <= most) {
    const longest = Math.floor((least + most) / 2);
    const text = message(list, longest);
    if (encodedLength(text) <= room) [best, least] = [text, longest + 1];
    else most = longest - 1;
  }
  return best;
}
