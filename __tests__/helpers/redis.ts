import { freePort } from '../../scripts/testing/freePort';
import { REDIS_MISSING, redisServer, startRedis } from '../../scripts/testing/startRedis';

const isThere = redisServer() !== undefined;
if (!isThere && process.env.CI) throw new Error(REDIS_MISSING);
if (!isThere) process.stderr.write(`\n*** ${REDIS_MISSING} ***\n\n`);

/** `describe` for tests that need a real Redis server: skipped with a clear message where there is none. */
export const describeWithRedis = isThere ? describe : describe.skip;

const ends: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const end of ends) await end();
});

/** Starts a Redis server on a free port, which ends after the tests of the file. */
export async function aRedis(options: readonly string[] = []) {
  const port = await freePort();
  const server = await startRedis(port, options);
  ends.push(server.end);
  return { ...server, port };
}
