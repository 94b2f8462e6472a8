import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A build that takes longer hangs. */
const LONGEST_MS = 900_000;

interface Build {
  /** The exit code; null when the build was killed. */
  readonly status: number | null;
  readonly output: string;
}

/**
 * Runs `npm run build`, or one step of it, so that one compilation can serve several builds. `compile` makes the
 * scripts, `generate-env` inlines the settings into them, `generate` reads the catalogue and prerenders the pages.
 * `generate` alone also inlines the settings, but its workers still use the old file names of the scripts: the first
 * HTML then requests missing files.
 * @param options `signal` kills the build.
 */
export async function buildSite(
  part: 'whole' | 'compile' | 'generate-env' | 'generate',
  env: NodeJS.ProcessEnv,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Build> {
  const stepOption = part === 'whole' ? [] : ['--', '--experimental-build-mode', part];
  const build = spawn('npm', ['run', 'build', ...stepOption], {
    env,
    // Its own process group, so that killing it also kills the processes that it started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
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
