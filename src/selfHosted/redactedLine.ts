import { stripVTControlCharacters } from 'node:util';
import { ownName } from '@/data/log/logEvent';

const LONGEST_TRACE = 5;

/** A log line of the fixed first words, and an error's name, code and stack: all else may quote what a visitor sent. */
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

/** The words before any quoted part, if at least two: a single one may be the visitor's. */
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

/** The stack's first lines, which follow the message. */
function placesOf({ message, stack = '' }: Error): string[] {
  const trace = stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .slice(1, LONGEST_TRACE + 1)
    .map((line) => line.trim());
}
