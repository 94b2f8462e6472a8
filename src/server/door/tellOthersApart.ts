import { othersLine } from './othersLine';

const LEVELS = ['error', 'warn', 'info', 'log'] as const;

/** Control characters and line separators, by which a text becomes another line, or does something to a terminal. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/gu;

/**
 * From now on the console's lines are ours, written by logEvent, or what others said (Next, Node, libraries) in the form of
 * one of ours: what they quote may be a visitor's, so no message of theirs is repeated.
 */
export function tellOthersApart(): void {
  for (const level of LEVELS) {
    const say = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      const [line] = said;
      const isOurs = said.length === 1 && typeof line === 'string' && line.startsWith('{"level":"');
      say((isOurs ? line : othersLine(level, said)).replace(UNSEEN, escaped));
    };
  }
}

/** As JSON writes it, in which these stand inside of texts alone. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_unit, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
