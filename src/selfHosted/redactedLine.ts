import { stripVTControlCharacters } from 'node:util';

const LONGEST_TRACE = 5;

/**
 * A log line for what somebody else printed: the fixed words at its start, and an error's kind, code and place. Never its
 * message or other values, since those quote addresses, headers and files that a visitor asked for.
 */
export function redactedLine(level: 'error' | 'warn' | 'info' | 'log', values: unknown[]): string {
  const words = values.flatMap((value) => (typeof value === 'string' ? fixedWords(value) : []));
  const error = values.find((value) => value instanceof Error);
  return JSON.stringify({
    level: level === 'log' ? 'info' : level,
    event: 'others said',
    ...(words.length > 0 ? { words: words.join(' … ') } : {}),
    ...(error ? { error: kindOf(error), at: placesOf(error) } : {}),
  });
}

/** The words before anything quoted, if they are at least two: a single word may be the visitor's. */
function fixedWords(text: string): string[] {
  const sign = /^[^\p{L}/"'.%]*/u;
  const [words = ''] =
    stripVTControlCharacters(text)
      .replace(sign, '')
      .match(/^\p{L}[\p{L} ,.;]*/u) ?? [];
  return words.includes(' ') ? [words.trim()] : [];
}

function kindOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return [error.name, code].filter((part) => part && /^\w+$/.test(part)).join(' ');
}

/** Functions and files of the stack trace, which follows the message. */
function placesOf({ message, stack = '' }: Error): string[] {
  const trace = stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .slice(1, LONGEST_TRACE + 1)
    .map((line) => line.trim());
}
