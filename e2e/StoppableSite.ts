import { rmSync } from 'node:fs';
import { freePort } from '../__tests__/helpers/machine/freePort';
import { copyBuild } from './copyBuild';
import { siteEnvironment } from './siteEnvironment';
import { DEMO_DIST } from './sites';
import { type ServedSite, startSite } from './startSite';

/**
 * A site for one test, served from a folder with its own copy of the build. The test may stop it and start it again
 * under the same address, perhaps with another build or setting.
 */
export class StoppableSite {
  readonly #name: string;
  readonly #host: string;
  readonly #folders = new Map<string, string>();
  #port: number | undefined;
  #site: ServedSite | undefined;
  /** The environment that it is served with; undefined while it is stopped. */
  #served: string | undefined;

  /** A site that does not answer yet. @param name of the folder of its files. @param port by default a free one. */
  constructor(name: string, host = '127.0.0.1', port?: number) {
    this.#name = name;
    this.#host = host;
    this.#port = port;
  }

  /** @throws Error before the first start. */
  get address(): string {
    if (!this.#port) throw new Error(`The site ${this.#name} was never started`);
    return `http://${this.#host}:${this.#port}`;
  }

  /** The process that serves it. */
  get process(): ServedSite {
    if (!this.#site) throw new Error(`The site ${this.#name} is not served`);
    return this.#site;
  }

  /** The folder of its first build. */
  get folder(): string {
    return [...this.#folders.values()][0] ?? '';
  }

  /** Serves a copy of a build, unless it does. @param env its environment; `E2E_DIST` names the build. */
  async start(env = siteEnvironment(DEMO_DIST)): Promise<void> {
    const wanted = JSON.stringify(env);
    if (wanted === this.#served) return;
    await this.stop();
    this.#port ??= await freePort();
    const build = env.E2E_DIST ?? '';
    const folder =
      this.#folders.get(build) ?? copyBuild(`${this.#name}-${this.#folders.size}`, build);
    this.#folders.set(build, folder);
    this.#site = await startSite(env, { folder, host: this.#host, port: this.#port });
    // Its first page takes longest: on a slow machine longer than the worker waits before it shows a kept page.
    await (await fetch(this.address)).arrayBuffer();
    this.#served = wanted;
  }

  /** Kills the process: connections are refused. */
  async stop(): Promise<void> {
    this.#served = undefined;
    await this.#site?.end();
  }

  /** Stops the site and removes its files. */
  async end(): Promise<void> {
    await this.stop();
    for (const folder of this.#folders.values()) rmSync(folder, { recursive: true });
  }
}
