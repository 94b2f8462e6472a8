import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** A command that runs at a terminal, with someone who reads and types. */
export interface Terminal {
  /** Waits until this text, without its colours, was written after the text of the last wait. */
  readonly reads: (text: string) => Promise<void>;
  /** Sends keys: letters, or the escape sequence of a key. */
  readonly types: (keys: string) => void;
  /** Resolves when the command has ended. */
  readonly ended: Promise<{ readonly status: number; readonly screen: string }>;
}

/** What keys send. Ctrl+U empties the line. */
export const keys = { enter: '\r', ctrlC: '\x03', ctrlD: '\x04', ctrlU: '\x15' } as const;

/**
 * Runs Node at a real pseudo-terminal made by `script`. That command comes with Linux and macOS, as different programs
 * of the same name. Without it this fails with an error that says so.
 */
export function atTerminal(cwd: string, ...parts: readonly string[]): Terminal {
  const command = [process.execPath, ...parts];
  const quoted = command.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' ');
  // Made without a terminal, it would be no column wide.
  const sized = `stty cols 100 rows 40; exec ${quoted}`;
  const options =
    process.platform === 'linux'
      ? ['-qec', sized, '/dev/null']
      : ['-q', '/dev/null', '/bin/sh', '-c', sized];
  const child = spawn('script', options, {
    cwd,
    // CI would be a workflow without anybody.
    env: { ...process.env, SHELL: '/bin/sh', TERM: 'xterm', CI: '' },
  });
  let screen = '';
  let read = 0;
  let onMore = () => {};
  child.stdout.on('data', (chunk) => {
    screen += stripVTControlCharacters(String(chunk));
    onMore();
  });
  const ended = once(child, 'close').then(([status]) => ({ status: Number(status), screen }));
  return {
    ended,
    types: (pressed) => child.stdin.write(pressed),
    reads: async (text) => {
      const more = () => new Promise<void>((resolve) => (onMore = resolve));
      const stopped = ended.then(() => 'ended' as const);
      while (screen.indexOf(text, read) < 0) {
        if ((await Promise.race([more(), stopped])) === 'ended')
          throw new Error(`"${text}" never came: ${screen}`);
      }
      read = screen.indexOf(text, read) + text.length;
    },
  };
}
