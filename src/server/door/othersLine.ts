import { stripVTControlCharacters } from 'node:util';

const LONGEST_TRACE = 5;

/**
 * A line of the log for what others said: the words that they always say, the kind and code of an error, and where it
 * happened. Never a message or a value, for those quote addresses, headers and files that a visitor asked for.
 */
export function othersLine(level: 'error' | 'warn' | 'info' | 'log', said: unknown[]): string {
  const words = said.flatMap((part) => (typeof part === 'string' ? fixedWords(part) : []));
  const error = said.find((part) => part instanceof Error);
  return JSON.stringify({
    level: level === 'log' ? 'info' : level,
    event: 'others said',
    ...(words.length > 0 ? { words: words.join(' … ') } : {}),
    ...(error ? { error: kindOf(error), at: placesOf(error) } : {}),
  });
}

/** The words before the first thing that is quoted, if they are a sentence: one word may be somebody's. */
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

/** Functions and files out of the trace, which stands behind the message. */
function placesOf({ message, stack = '' }: Error): string[] {
  const trace = stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .slice(1, LONGEST_TRACE + 1)
    .map((line) => line.trim());
}
