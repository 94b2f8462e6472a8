import diagnostics from 'node:diagnostics_channel';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSelfHosted } from '@/selfHosted/startSelfHosted';
import { emptyFolder } from '../helpers/emptyFolder';

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

  it.each(['kept-pages', 'readings'])(
    'removes what killed processes left half written in %s, by its age',
    async (name) => {
      const folder = path.join(emptyFolder(), name);
      mkdirSync(folder);
      for (const file of ['left.json.7.part', 'under-way.json.8.part', 'whole.json'])
        writeFileSync(path.join(folder, file), '');
      utimesSync(path.join(folder, 'left.json.7.part'), 0, 0);
      const env = { ...process.env, NODE_ENV: 'production', SITE_DIST: path.dirname(folder) };
      jest.replaceProperty(process, 'env', env as typeof process.env);
      jest.spyOn(diagnostics, 'subscribe').mockImplementation(() => {});
      jest.spyOn(process, 'once').mockReturnValue(process);
      await startSelfHosted();
      expect(readdirSync(folder).sort()).toEqual(['under-way.json.8.part', 'whole.json']);
    },
  );
});
