import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A build that has not ended by then hangs. */
const LONGEST_MS = 900_000;

export interface Build {
  /** The exit code; null when the build was ended from outside. */
  readonly status: number | null;
  readonly output: string;
}

interface Options {
  /** Hears of what the build says. */
  readonly onOutput?: (text: string) => void;
  /** Ends the build. */
  readonly signal?: AbortSignal;
}

/**
 * Runs `npm run build`, or a part of it, so that one compilation serves many builds: `compile` makes the scripts, `generate-env`
 * writes the settings into them, `generate` reads the catalogue and makes the pages. `generate` alone writes the settings too, but
 * its workers know the scripts by the names that they had before, and the first HTML asks for files that are gone.
 */
export async function buildSite(
  part: 'whole' | 'compile' | 'generate-env' | 'generate',
  env: NodeJS.ProcessEnv,
  { onOutput, signal }: Options = {},
): Promise<Build> {
  const half = part === 'whole' ? [] : ['--', '--experimental-build-mode', part];
  const build = spawn('npm', ['run', 'build', ...half], {
    env,
    // A group of its own, so that what the build starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    });
  }
  const end = () => {
    if (build.pid) process.kill(-build.pid, 'SIGKILL');
  };
  const alarm = setTimeout(end, LONGEST_MS);
  signal?.addEventListener('abort', end);
  const [status] = await once(build, 'close');
  clearTimeout(alarm);
  signal?.removeEventListener('abort', end);
  return { status, output };
}
