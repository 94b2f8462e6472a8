import { hostname } from 'node:os';
import { guardRequests } from '@/selfHosted/guard/guardRequests';
import { openMetrics } from '@/selfHosted/metrics/openMetrics';
import { redactConsole } from '@/selfHosted/redactConsole';
import { openSharedStore } from '@/selfHosted/redis/openSharedStore';
import { shutDownGracefully } from '@/selfHosted/shutDownGracefully';
import { startSelfHosted } from '@/selfHosted/startSelfHosted';

jest.mock('@/selfHosted/guard/guardRequests');
jest.mock('@/selfHosted/metrics/openMetrics');
jest.mock('@/selfHosted/redactConsole');
jest.mock('@/selfHosted/redis/openSharedStore');
jest.mock('@/selfHosted/shutDownGracefully');

const parts = [guardRequests, redactConsole, shutDownGracefully];
const onlyWhenSet = [openMetrics, openSharedStore];

beforeEach(() => {
  for (const part of [...parts, ...onlyWhenSet]) jest.mocked(part).mockReset();
});

/** Starts in an environment, and returns it as it is then. */
async function startIn(environment: Record<string, string>) {
  const env = { ...process.env, ...environment } as typeof process.env;
  jest.replaceProperty(process, 'env', env);
  await startSelfHosted();
  return env;
}

describe('startSelfHosted', () => {
  it.each<[where: string, environment: Record<string, string>, times: number]>([
    ['in production', { NODE_ENV: 'production' }, 1],
    ['on Vercel', { NODE_ENV: 'production', VERCEL: '1' }, 0],
    ['in development', { NODE_ENV: 'development' }, 0],
  ])('starts each part %s (%j) this many times: %i', async (_where, environment, times) => {
    await startIn(environment);
    for (const part of parts) expect(part).toHaveBeenCalledTimes(times);
  });

  it('opens no shared store and counts nothing unless a setting says so', async () => {
    await startIn({ NODE_ENV: 'production' });
    for (const part of onlyWhenSet) expect(part).not.toHaveBeenCalled();
  });

  it('does what the settings say', async () => {
    const redis = 'redis://cache:6379';
    await startIn({
      NODE_ENV: 'production',
      SITE_REDIS: redis,
      SITE_REDIS_WAIT_MS: '500',
      SITE_METRICS: 'yes',
    });
    expect(openSharedStore).toHaveBeenCalledWith(redis, 500);
    expect(openMetrics).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', `${hostname()}:${process.pid}`],
    ['shop-1', 'shop-1'],
  ])('names the process: set to "%s", it is %s', async (set, name) => {
    const env = await startIn({ NODE_ENV: 'production', SITE_PROCESS: set });
    expect(env.SITE_PROCESS).toBe(name);
  });
});
