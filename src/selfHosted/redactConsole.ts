import { redactedLine } from './redactedLine';

const LEVELS = ['error', 'warn', 'info', 'log'] as const;

/** They could start a second line or control a terminal. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/gu;

/** Patches the console: lines of logEvent pass; others are redacted, because they may quote visitors. */
export function redactConsole(): void {
  for (const level of LEVELS) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const [line] = values;
      const isOurs =
        values.length === 1 && typeof line === 'string' && line.startsWith('{"level":"');
      print((isOurs ? line : redactedLine(level, values)).replace(INVISIBLE, escaped));
    };
  }
}

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_unit, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
