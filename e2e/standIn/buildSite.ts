import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A build that has not ended by then hangs. */
const LONGEST_MS = 120_000;

export interface Build {
  /** The exit code; null when the build was still running after two minutes. */
  readonly status: number | null;
  readonly output: string;
}

/**
 * Runs one half of `npm run build`: `compile` makes the scripts, `generate` reads the catalogue and makes the pages of what
 * was compiled before. So one compilation serves many builds.
 */
export async function buildSite(
  half: 'compile' | 'generate',
  env: NodeJS.ProcessEnv,
): Promise<Build> {
  const build = spawn('npm', ['run', 'build', '--', '--experimental-build-mode', half], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const alarm = setTimeout(() => build.pid && process.kill(-build.pid, 'SIGKILL'), LONGEST_MS);
  const [status] = await once(build, 'close');
  clearTimeout(alarm);
  return { status, output };
}
