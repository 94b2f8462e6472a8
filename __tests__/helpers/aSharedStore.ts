import { type SharedStore, shareThrough } from '@/data/shared/sharedStore';
import { RedisStore } from '@/selfHosted/redis/RedisStore';
import { aRedis } from './redis';

const shared = globalThis as { sharedStore?: SharedStore };

/** Only a server that hangs is late: on a slow, busy machine an answer may take longer than a visitor should wait. */
const LATE_MS = 60_000;

/** The Redis server of a test, and stores on it. */
interface TestServer {
  readonly port: number;
  /** A store for a build, which counts as the one of this process. */
  open(build?: string): Promise<RedisStore>;
  /** Closes all stores, so that this process works alone again. */
  close(): void;
}

/** Starts a Redis server for the tests of a file. */
async function aSharedStore(): Promise<TestServer> {
  const { port } = await aRedis();
  const stores: RedisStore[] = [];
  return {
    port,
    async open(build = 'test') {
      const store = new RedisStore(`redis://127.0.0.1:${port}`, `site:${build}:`, {
        lateMs: LATE_MS,
        firstPauseMs: 20,
      });
      stores.push(store);
      await store.open();
      shareThrough(store);
      return store;
    },
    close() {
      for (const store of stores.splice(0)) store.close();
      delete shared.sharedStore;
    },
  };
}

/** A Redis server for the tests of a file, and an empty store on it for each of them. Call it inside `describe`. */
export function storeOfEachTest() {
  let server: TestServer;
  let store: RedisStore;
  beforeAll(async () => {
    server = await aSharedStore();
  });
  beforeEach(async () => {
    store = await server.open();
    await store.ask('FLUSHALL');
  });
  afterEach(() => server.close());
  return {
    get server() {
      return server;
    },
    get store() {
      return store;
    },
  };
}
