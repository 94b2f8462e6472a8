import { stripVTControlCharacters } from 'node:util';
import { ownName } from '@/data/log/logEvent';

const LONGEST_TRACE = 5;

/**
 * The log line for output of Next, Node or a library: the fixed words at its start, and an error's name, code and
 * stack. Never an error's message or other values: they may quote a visitor's addresses, headers and requested files.
 */
export function redactedLine(level: 'error' | 'warn' | 'info' | 'log', values: unknown[]): string {
  const words = values.flatMap((value) => (typeof value === 'string' ? fixedWords(value) : []));
  const error = values.find((value) => value instanceof Error);
  return JSON.stringify({
    level: level === 'log' ? 'info' : level,
    event: 'library output',
    ...ownName(),
    ...(words.length > 0 ? { words: words.join(' … ') } : {}),
    ...(error ? { error: kindOf(error), at: placesOf(error) } : {}),
  });
}

/** The words before any quoted part, if there are at least two: a single word may come from the visitor. */
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

/** The first lines of the stack trace, which follows the message. */
function placesOf({ message, stack = '' }: Error): string[] {
  const trace = stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .slice(1, LONGEST_TRACE + 1)
    .map((line) => line.trim());
}
