import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainAddress, whatsAppText } from './whatsAppText';

/** Encoded: about 36 Latin letters, or four Bengali ones. A shorter title identifies no product. */
const LEAST_TITLE = 45;

interface AskedLine {
  readonly title: string;
  /** The visitor's note; empty for none. */
  readonly note: string;
  /** The line without its number; title and note may have been cut. */
  readonly say: (title: string, note: string) => string;
}

/** The parts of a message about a list. */
export interface AskedList {
  readonly greeting: string;
  readonly lines: readonly AskedLine[];
  readonly total: string;
  /** The visitor's own facts, a line each. */
  readonly sender?: readonly string[];
  /** Replaces the lines when there is no room for them. */
  readonly count: string;
  readonly address: string;
}

/** A message, and what was left out of it. */
export interface ListEnquiry {
  readonly text: string;
  /** `titles`: titles and notes are cut; `lines`: only the link says which products. */
  readonly without?: 'titles' | 'lines';
}

/**
 * The message about a list in at most `room` encoded characters: a numbered line for each product, the total and the
 * link. Cuts titles and notes to the longest common length that fits, or else drops all lines.
 */
export function listEnquiry(list: AskedList, room = LONGEST_ENCODED): ListEnquiry {
  const whole = message(list, Number.POSITIVE_INFINITY);
  if (encodedLength(whole) <= room) return { text: whole };
  const cut = longestFitting(list, room);
  if (cut) return { text: cut, without: 'titles' };
  return { text: withoutLines(list, room), without: 'lines' };
}

function withoutLines(list: AskedList, room: number): string {
  const { greeting, count, total, sender = [], address } = list;
  const message = (said: readonly string[]) =>
    [greeting, count, total, ...said, plainAddress(address)].join('\n');
  let fitting: readonly string[] = [];
  for (const said of sender.map(whatsAppText)) {
    const more = [...fitting, said];
    if (encodedLength(message(more)) <= room) fitting = more;
  }
  return message(fitting);
}

function message({ greeting, lines, total, sender = [], address }: AskedList, longest: number) {
  const said = lines.map(({ title, note, say }, index) => {
    const [name, noted] = [title, note].map((text) => cutToEncoded(whatsAppText(text), longest));
    return `${index + 1}. ${say(name ?? '', noted ?? '')}`;
  });
  return [greeting, ...said, total, ...sender.map(whatsAppText), plainAddress(address)].join('\n');
}

/** Binary search: a greater limit never gives a shorter message. */
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
