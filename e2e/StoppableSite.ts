import { rmSync } from 'node:fs';
import { freePort } from '../scripts/freePort';
import { copyBuild } from './serveCopy';
import { siteEnvironment } from './siteEnvironment';
import { DEMO_DIST } from './sites';
import { type ServedSite, startSite } from './startSite';

/** A site that a test stops and starts again under the same address, perhaps with another build or setting. */
export class StoppableSite {
  readonly address: string;
  readonly #port: number;
  readonly #name: string;
  readonly #folders = new Map<string, string>();
  #site: ServedSite | undefined;
  /** The environment that it is served with; undefined while it is stopped. */
  #served: string | undefined;

  private constructor(name: string, port: number) {
    this.#name = name;
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** A site that does not answer yet. @param name of the folder of its files. */
  static async at(name: string): Promise<StoppableSite> {
    return new StoppableSite(name, await freePort());
  }

  /** Serves a copy of a build, unless it does. @param env its environment; `SITE_DIST` names the build. */
  async start(env = siteEnvironment(DEMO_DIST)): Promise<void> {
    const wanted = JSON.stringify(env);
    if (wanted === this.#served) return;
    await this.stop();
    const build = env.SITE_DIST ?? '';
    const folder =
      this.#folders.get(build) ?? copyBuild(`${this.#name}-${this.#folders.size}`, build).folder;
    this.#folders.set(build, folder);
    this.#site = await startSite(env, { folder, port: this.#port });
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
