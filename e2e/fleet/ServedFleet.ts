import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redisAnswers, siteAnswers } from './answers';
import { childrenOf } from './childrenOf';
import { copiesOfBuild } from './copiesOfBuild';
import { serverPath } from './fleetFault';
import { freePorts } from './freePorts';
import { Part } from './Part';
import { startNginx } from './startNginx';

interface FleetOptions {
  /** The port of nginx; by default a free one. */
  readonly port?: number;
  readonly processes: number;
  /** The environment of the site's processes; `SITE_DIST` names the build. */
  readonly env: NodeJS.ProcessEnv;
  readonly onOutput?: (text: string) => void;
  /** Called when a part died and was started again. */
  readonly onRestart?: () => void;
}

/** The process ids of the parts; nginx's first is the one that started the others. */
export interface ProcessIds {
  readonly nginx: readonly number[];
  readonly redis: readonly number[];
  readonly site: readonly number[];
}

interface Site {
  readonly part: Part;
  readonly port: number;
  readonly name: string;
  folder: string;
}

/**
 * A test bench: nginx with the configuration of deploy/nginx, a Redis and several processes of the site on this
 * machine, each with a copy of the build. Parts that die are started again. A shop is run by compose.yaml instead.
 */
export class ServedFleet {
  readonly address: string;
  readonly #options: FleetOptions;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'fleet-'));
  readonly #nginx: Part;
  readonly #redis: Part;
  readonly #sites: readonly Site[];
  readonly redisPort: number;
  /** The folders of all copies of builds. */
  readonly #copied: string[] = [];
  #ending: Promise<void> | undefined;

  private constructor(
    options: FleetOptions,
    [front = 0, inner = 0, redisPort = 0, ...sites]: number[],
  ) {
    const port = options.port ?? front;
    this.#options = options;
    this.address = `http://127.0.0.1:${port}`;
    this.redisPort = redisPort;
    const files = path.join(this.#folder, 'files');
    const folders = this.#copies(sites.length, options.env);
    this.#redis = this.#part('redis-server', [
      ...['--save', '', '--appendonly', 'no'],
      ...['--maxmemory', '128mb', '--maxmemory-policy', 'allkeys-lru'],
      ...['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', this.#folder],
    ]);
    this.#sites = sites.map((sitePort, at) =>
      this.#startSite(`site-${at + 1}`, sitePort, folders[at] ?? ''),
    );
    const state = path.join(this.#folder, 'nginx');
    this.#nginx = startNginx({ port, inner, sites, state, files }, this.#listeners());
  }

  /** Starts all parts. */
  static async start(options: FleetOptions): Promise<ServedFleet> {
    return new ServedFleet(options, await freePorts(options.processes + 3));
  }

  /** Waits until all parts answer. */
  async ready(): Promise<this> {
    await Promise.all(this.#sites.map((_site, index) => this.siteAnswers(index)));
    await redisAnswers(this.redisPort);
    await siteAnswers(this.address);
    return this;
  }

  get ids(): ProcessIds {
    return {
      nginx: [this.#nginx.pid, ...childrenOf(this.#nginx.pid)],
      redis: [this.#redis.pid],
      site: this.#sites.map(({ part }) => part.pid),
    };
  }

  /** The addresses of the site's processes themselves. */
  get siteAddresses(): string[] {
    return this.#sites.map(({ port }) => addressOf(port));
  }

  /** Sends a signal to one process of the site, by default as the kernel does that is out of memory. */
  killSite(index: number, signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#sites[index]?.part.signal(signal);
  }

  /** Sends a signal to Redis. By default it ends without warning, and is started again, empty. */
  killRedis(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#redis.signal(signal);
  }

  /** Waits until a process of the site answers. */
  async siteAnswers(index: number): Promise<void> {
    const site = this.#sites[index];
    if (site) await siteAnswers(addressOf(site.port));
  }

  /**
   * Replaces the processes one by one by those of another build, or of the same folder built anew.
   * @throws Error while that build is under way, before it replaces any.
   */
  async replace(env: NodeJS.ProcessEnv = this.#options.env): Promise<void> {
    const folders = this.#copies(this.#sites.length, env);
    for (const [at, site] of this.#sites.entries()) {
      if (this.#ending) return;
      site.folder = folders[at] ?? site.folder;
      await site.part.replace(this.#siteCommand(site, env));
      await siteAnswers(addressOf(site.port));
    }
  }

  /** Ends all parts, and removes what they wrote. */
  end(): Promise<void> {
    this.#ending ??= this.#endParts();
    return this.#ending;
  }

  async #endParts(): Promise<void> {
    await this.#nginx.end();
    await Promise.all([this.#redis.end(), ...this.#sites.map(({ part }) => part.end())]);
    for (const folder of [this.#folder, ...this.#copied]) rmSync(folder, { recursive: true });
  }

  #startSite(name: string, port: number, folder: string): Site {
    const { env } = this.#options;
    const { file, args, ...where } = this.#siteCommand({ name, port, folder }, env);
    return { name, port, folder, part: this.#part(file, args, where) };
  }

  /** Copies a build for each process, and publishes it. @throws Error while that build is under way. */
  #copies(count: number, env: NodeJS.ProcessEnv): string[] {
    const names = Array.from(
      { length: count },
      (_, at) => `fleet-${this.redisPort}-${this.#copied.length + at}`,
    );
    const dist = buildOf(env);
    const folders = copiesOfBuild(dist, names);
    this.#copied.push(...folders);
    this.#publish(path.join(folders[0] ?? '', dist));
    return folders;
  }

  #siteCommand({ name, port, folder }: Omit<Site, 'part'>, env: NodeJS.ProcessEnv) {
    const next = require.resolve('next/dist/bin/next');
    return {
      file: process.execPath,
      args: [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
      cwd: folder,
      env: {
        ...env,
        SITE_PROCESS: name,
        SITE_REDIS: `redis://127.0.0.1:${this.redisPort}`,
      },
    };
  }

  #part(file: string, args: string[], where: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Part {
    return new Part({ file, args, env: serverPath(), ...where }, this.#listeners());
  }

  #listeners() {
    const { onOutput = () => {}, onRestart = () => {} } = this.#options;
    return { onOutput, onRestart };
  }

  #publish(dist: string): void {
    const files = path.join(this.#folder, 'files');
    mkdirSync(files, { recursive: true });
    execFileSync(process.execPath, ['deploy/publishFiles.mjs', files, dist]);
  }
}

function buildOf({ SITE_DIST }: NodeJS.ProcessEnv): string {
  return SITE_DIST || '.next';
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
