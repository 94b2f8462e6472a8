import diagnostics from 'node:diagnostics_channel';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NextApiRequest } from 'next';
import { answerReady } from '@/answers/health/readiness';
import { removeOldParts } from '@/selfHosted/removeOldParts';
import { shutDownGracefully } from '@/selfHosted/shutDownGracefully';
import { startSelfHosted } from '@/selfHosted/startSelfHosted';
import { anApiResponse } from '../helpers/anApiResponse';
import { emptyFolder } from '../helpers/emptyFolder';
import { resetCaches } from '../helpers/resetCaches';

describe('removeOldParts', () => {
  it('removes what has been half written for more than an hour, and nothing else', () => {
    const folder = emptyFolder();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    for (const [name, hours] of [
      ['a.json.1.part', 1.1],
      ['b.json.1.part', 0.9],
      ['c.json', 100],
    ] as const) {
      writeFileSync(path.join(folder, name), 'half');
      utimesSync(path.join(folder, name), hoursAgo(hours), hoursAgo(hours));
    }
    mkdirSync(path.join(folder, 'copy.part/static'), { recursive: true });
    utimesSync(path.join(folder, 'copy.part'), hoursAgo(2), hoursAgo(2));
    removeOldParts(folder);
    expect(readdirSync(folder).sort()).toEqual(['b.json.1.part', 'c.json']);
  });

  it('leaves it at that where there is no folder', () => {
    expect(() => removeOldParts(path.join(emptyFolder(), 'none'))).not.toThrow();
  });
});

function readyStatus(): number {
  const response = anApiResponse();
  answerReady({ method: 'GET' } as NextApiRequest, response);
  return response.statusCode;
}

describe('shutDownGracefully', () => {
  beforeEach(resetCaches);
  afterAll(resetCaches);

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends the process within ten seconds of %s, even if Next hangs', (signal, code) => {
    jest.useFakeTimers();
    const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as () => never);
    // Sending the real signal would end Jest.
    const once = jest.spyOn(process, 'once').mockReturnValue(process);
    shutDownGracefully();
    const [, listener] = once.mock.calls.find(([event]) => String(event) === signal) ?? [];
    jest.advanceTimersByTime(60_000);
    expect(readyStatus()).toBe(200);
    listener?.();
    expect(readyStatus()).toBe(503);
    jest.advanceTimersByTime(8_000);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(exit).toHaveBeenCalledWith(code);
    jest.useRealTimers();
  });
});

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
