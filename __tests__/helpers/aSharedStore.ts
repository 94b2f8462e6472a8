import { createClient } from '@redis/client';
import { processState } from '@/data/processState';
import { RedisStore } from '@/selfHosted/redis/RedisStore';
import { aRedis } from './redis';

/** Only a server that hangs is late: on a slow, busy machine an answer may take longer than a visitor should wait. */
const LATE_MS = 60_000;

/**
 * A Redis server for the tests of a file, and for each of them an empty store on it, which counts as the one of this
 * process. Call it inside `describe`.
 */
export function storeOfEachTest() {
  let url: string;
  let store: RedisStore;
  let client: ReturnType<typeof createClient>;
  beforeAll(async () => {
    url = `redis://127.0.0.1:${(await aRedis()).port}`;
    client = createClient({ url });
    await client.connect();
  });
  afterAll(() => client.destroy());
  beforeEach(async () => {
    await client.flushAll();
    store = new RedisStore(url, 'site:test:', { lateMs: LATE_MS, pauseMs: 20 });
    await store.open();
    processState().sharedStore = store;
  });
  afterEach(() => store.close());
  return {
    get store() {
      return store;
    },
    /** Sends a command to the server itself. */
    tell: (...command: string[]) => client.sendCommand(command),
  };
}
