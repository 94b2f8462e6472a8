import diagnostics from 'node:diagnostics_channel';
import { startSelfHosted } from '@/selfHosted/startSelfHosted';

const servers = diagnostics.channel('http.server.request.start');

describe('startSelfHosted', () => {
  it.each<[where: string, environment: Record<string, string>]>([
    ['on Vercel', { NODE_ENV: 'production', VERCEL: '1' }],
    ['in development', { NODE_ENV: 'development' }],
  ])('leaves the process as it is %s', async (_where, environment) => {
    const env = { ...process.env, ...environment, SITE_PROCESS: '', SITE_REDIS: 'no address' };
    jest.replaceProperty(process, 'env', env as typeof process.env);
    const state = () => [process.listenerCount('SIGTERM'), console.log, servers.hasSubscribers];
    const before = state();
    await startSelfHosted();
    expect(state()).toEqual(before);
    expect(env.SITE_PROCESS).toBe('');
  });
});
