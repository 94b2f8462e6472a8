import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command that runs at a terminal, with someone who reads and types. */
export interface Terminal {
  /** Waits until this text is on the screen, after the text of the last wait. */
  readonly reads: (text: string) => Promise<void>;
  /** Sends keys: letters, or the escape sequence of a key. */
  readonly types: (keys: string) => void;
  /** Resolves when the command has ended. */
  readonly ended: Promise<{ readonly status: number; readonly screen: string }>;
}

/** What keys send, and how readline answers a left arrow. */
export const keys = { enter: '\r', left: '\x1b[D', movedLeft: '\x1b[1D', ctrlC: '\x03' } as const;

/**
 * Runs Node at a real pseudo-terminal made by `script`. That command comes with Linux and macOS, as different programs
 * of the same name. Without it this fails with an error that says so.
 */
export function atTerminal(cwd: string, ...parts: readonly string[]): Terminal {
  const command = [process.execPath, ...parts];
  const quoted = command.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' ');
  const options =
    process.platform === 'linux' ? ['-qec', quoted, '/dev/null'] : ['-q', '/dev/null', ...command];
  const child = spawn('script', options, {
    cwd,
    env: { ...process.env, SHELL: '/bin/sh', TERM: 'xterm' },
  });
  let screen = '';
  let read = 0;
  let onMore = () => {};
  child.stdout.on('data', (chunk) => {
    screen += chunk;
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
