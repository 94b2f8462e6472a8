import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../__tests__/helpers/machine/freePort';

/** What is not answered within this time would not be answered without the limits of the configuration. */
const HANGS_MS = 50_000;

/** The addresses of the two processes, which have one name, as in compose. */
export const PROCESSES = ['127.0.0.1', '127.0.0.2'] as const;

/**
 * nginx with the configuration of deploy/nginx as compose.yaml runs it: in front of one name with two addresses, with
 * pages in memory. It gets a file of hosts and mounts of its own, which nobody else on the machine sees.
 */
export class Front {
  readonly address: string;
  readonly #folder: string;
  readonly #mounts: readonly string[];
  #nginx: ChildProcess | undefined;

  private constructor(address: string, folder: string, mounts: readonly string[]) {
    this.address = address;
    this.#folder = folder;
    this.#mounts = mounts;
  }

  /** Starts nginx. @param sitePort the port of both processes. @param disk `full`: nothing can be stored. */
  static async start(sitePort: number, disk: 'free' | 'full' = 'free'): Promise<Front> {
    const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
    const port = await freePort();
    const values: Readonly<Record<string, string>> = {
      PORT: String(port),
      INNER: String(await freePort()),
      SITE: `site:${sitePort}`,
      STATE: folder,
    };
    const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
    const config = template.replace(/\$\{(\w+)\}/g, (name, key) => values[key] ?? name);
    writeFileSync(`${folder}/nginx.conf`, config);
    writeFileSync(`${folder}/hosts`, PROCESSES.map((address) => `${address} site\n`).join(''));
    for (const name of ['pages', 'files']) mkdirSync(`${folder}/${name}`);
    const small = ['pages', 'files'].flatMap((name) => [
      `mount -t tmpfs -o size=2m small ${folder}/${name}`,
      `! head -c 3m /dev/zero >${folder}/${name}/other 2>&-`,
    ]);
    const front = new Front(`http://127.0.0.1:${port}`, folder, [
      `mount --bind ${folder}/hosts /etc/hosts`,
      ...(disk === 'full' ? small : [`mount -t tmpfs pages ${folder}/pages`]),
    ]);
    await front.#run();
    return front;
  }

  /** Stops nginx and starts it again, as `docker compose restart` does. */
  async restart(): Promise<void> {
    await this.#stop();
    await this.#run();
  }

  /** Asks for an address, perhaps from another of this machine's and with a body, and returns the status. */
  statusOf(target: string, { from = '127.0.0.1', body = '' } = {}): Promise<number> {
    const headers = body ? { 'Content-Length': body.length } : {};
    const signal = AbortSignal.timeout(HANGS_MS);
    const options = { path: target, localAddress: from, agent: false, headers, signal };
    return new Promise((resolve, reject) => {
      request(this.address, options, (response) =>
        response
          .resume()
          .on('error', reject)
          .on('end', () => resolve(response.statusCode ?? 0)),
      )
        .on('error', reject)
        .end(body);
    });
  }

  /** Stops nginx and removes its files. */
  async end(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true });
  }

  async #run(): Promise<void> {
    // A user who is not root may mount in a namespace in which he is.
    const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
    const nginx = `exec nginx -p ${this.#folder} -c ${this.#folder}/nginx.conf -g 'daemon off; user root;'`;
    const command = [...this.#mounts, nginx].join(' && ');
    this.#nginx = spawn('unshare', ['--mount', ...asRoot, 'sh', '-c', command], {
      // Debian keeps nginx where only root's path leads.
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: 'inherit',
    });
    const refused = ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED';
    while (await this.statusOf('/robots.txt').then(() => false, refused)) {
      if (this.#nginx.exitCode !== null) throw new Error('nginx did not start');
      await pause(100);
    }
  }

  async #stop(): Promise<void> {
    const nginx = this.#nginx;
    if (!nginx || nginx.exitCode !== null) return;
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
  }
}
