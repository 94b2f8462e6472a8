import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../__tests__/helpers/machine/freePort';

/** A server that takes longer to answer hangs. */
const STARTS_WITHIN_MS = 600_000;
const LOOKS_EVERY_MS = 100;

/** A built site, served by its own process. */
export class ServedSite {
  readonly address: string;
  readonly #process: ChildProcess;
  #output = '';

  constructor(server: ChildProcess, address: string) {
    this.#process = server;
    this.address = address;
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
  }

  /** The server's output so far. */
  get output(): string {
    return this.#output;
  }

  /** The JSON lines of the log, parsed. */
  get events(): Record<string, unknown>[] {
    return this.#output.split('\n').flatMap((line) => {
      return line.startsWith('{"level"') ? [JSON.parse(line)] : [];
    });
  }

  /** Waits until the site answers. */
  async ready(): Promise<this> {
    const deadline = Date.now() + STARTS_WITHIN_MS;
    while (Date.now() < deadline && !this.#hasEnded) {
      const answered = await fetch(`${this.address}/robots.txt`).catch(() => undefined);
      if (answered?.ok) return this;
      await pause(LOOKS_EVERY_MS);
    }
    throw new Error(`The site did not start: ${this.#output}`);
  }

  /** Sends the process a signal, for example to stop it as if it hung. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Ends the process, by default with SIGKILL: at once and without cleanup. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.#hasEnded) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  get #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}

interface Where {
  /** A folder that holds the whole project; this one by default. */
  readonly folder?: string;
  /** An address of this machine, 127.0.0.1 by default. */
  readonly host?: string;
  /** By default a free port of this machine. */
  readonly port?: number;
}

/** Serves the build that `env.E2E_DIST` names. */
export async function startSite(
  env: NodeJS.ProcessEnv,
  { folder = '.', host = '127.0.0.1', port: chosen }: Where = {},
): Promise<ServedSite> {
  const port = chosen ?? (await freePort());
  const next = require.resolve('next/dist/bin/next');
  const server = spawn(
    process.execPath,
    [next, 'start', '--hostname', host, '--port', String(port)],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new ServedSite(server, `http://${host}:${port}`).ready();
}
