import { rmSync } from 'node:fs';
import { createClient } from '@redis/client';
import { freePort } from '../../scripts/freePort';
import { startRedis } from '../../scripts/startRedis';
import type { Category } from '../../src/catalogue/Category';
import { copyBuild } from '../serveCopy';
import { FAULTY_DIST } from '../sites';
import { RedisProxy } from '../standIn/RedisProxy';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';
import { type ServedSite, startSite } from '../startSite';

/** Only a Redis that hangs is late: on a slow, busy machine a good one may be slower than visitors should wait. */
const LATE_MS = 4_000;

/** A process of the site with its own files and its own way to the database. */
export interface FleetProcess extends StandInSetting {
  readonly site: ServedSite;
}

/** Several processes of one build and the Redis server that they share, behind a proxy that spoils its answers. */
export class Fleet {
  readonly proxy: RedisProxy;
  readonly #redisPort: number;
  readonly #ends: (() => unknown)[] = [];
  #redis: Awaited<ReturnType<typeof startRedis>> | undefined;
  #started = 0;

  private constructor(redisPort: number) {
    this.#redisPort = redisPort;
    this.proxy = new RedisProxy(redisPort);
  }

  /** Starts with a way to Redis, but no server yet. */
  static async begin(): Promise<Fleet> {
    const fleet = new Fleet(await freePort());
    await fleet.proxy.accept();
    return fleet;
  }

  /** Starts Redis; after `endRedis`, empty on the same port again. */
  async startRedis(): Promise<void> {
    this.#redis = await startRedis(this.#redisPort);
  }

  async endRedis(): Promise<void> {
    await this.#redis?.end();
  }

  /**
   * Starts a process.
   * @param settings added to those of a site on the stand-in.
   * @param beside a process with the same database. By default it has its own, which can fail while others don't.
   */
  async start(settings: Record<string, string> = {}, beside?: FleetProcess): Promise<FleetProcess> {
    this.#started += 1;
    const name = `fleet-${this.#redisPort}-${this.#started}`;
    const { standIn, env } = beside ?? (await settingOnStandIn(FAULTY_DIST));
    const { folder } = copyBuild(name, FAULTY_DIST);
    const redis = {
      SITE_REDIS: `redis://127.0.0.1:${this.proxy.port}`,
      SITE_REDIS_WAIT_MS: String(LATE_MS),
    };
    const site = await startSite({ ...env, ...redis, ...settings }, { folder });
    this.#ends.push(async () => {
      await site.end();
      rmSync(folder, { recursive: true });
      if (!beside) await standIn.refuse();
    });
    return { standIn, env, site };
  }

  /** When the data of a shelf's page in Redis was read, and the reading of its collection there. */
  async stored({ slug, collection }: Category) {
    const client = createClient({ url: `redis://127.0.0.1:${this.#redisPort}` });
    await client.connect();
    const [page = ''] = await client.keys(`site:*:page:*/${slug}`);
    const [reading = ''] = await client.keys(`site:*:reading:${collection}`);
    const stored = {
      readAt: await client.hGet(page, 'readAt'),
      reading: await client.get(reading),
    };
    client.destroy();
    return stored;
  }

  async end(): Promise<void> {
    await Promise.all(this.#ends.map((end) => end()));
    await this.endRedis();
    await this.proxy.refuse();
  }
}

/** What /api/health says of Redis. */
export async function redisState({ site }: FleetProcess): Promise<unknown> {
  return (await (await fetch(`${site.address}/api/health`)).json()).redis;
}
