import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { withoutSettings } from '../../e2e/withoutSettings';
import { processTree } from './processTree';

const LOOKS_EVERY_MS = 250;

export interface MeasuredBuild {
  readonly seconds: number;
  /** Of all processors together. */
  readonly cpuSeconds: number;
  /** The most that all its processes held at a moment, in megabytes. */
  readonly memoryMb: number;
  /** What it wrote for servers and browsers, in megabytes. */
  readonly outputMb: number;
}

/** Builds a copy of the project into its `.next`. @throws Error with what the build said, when it fails. */
export async function measuredBuild(folder: string): Promise<MeasuredBuild> {
  const start = performance.now();
  const build = spawn('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, ...withoutSettings, NODE_ENV: 'production', SITE_DIST: '.next' },
    // A group of its own, which can be told from others.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  let [memory, cpu] = [0, 0];
  const look = setInterval(() => {
    const now = processTree(build.pid ?? 0);
    memory = Math.max(memory, now.memory);
    cpu = Math.max(cpu, now.cpu);
  }, LOOKS_EVERY_MS);
  const [status] = await once(build, 'close');
  clearInterval(look);
  if (status !== 0) throw new Error(`The copy could not be built:\n${output}`);
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: cpu / 1000,
    memoryMb: memory / 1e6,
    outputMb: ['server', 'static'].reduce((sum, name) => sum + megabytes(folder, name), 0),
  };
}

function megabytes(folder: string, name: string): number {
  const { stdout } = spawnSync('du', ['-sk', path.join(folder, '.next', name)], {
    encoding: 'utf8',
  });
  return (Number.parseInt(stdout, 10) * 1024) / 1e6;
}
