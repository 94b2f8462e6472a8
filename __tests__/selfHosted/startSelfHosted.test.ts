import { guardRequests } from '@/selfHosted/guard/guardRequests';
import { redactConsole } from '@/selfHosted/redactConsole';
import { setSecurityHeaders } from '@/selfHosted/setSecurityHeaders';
import { shutDownGracefully } from '@/selfHosted/shutDownGracefully';
import { startSelfHosted } from '@/selfHosted/startSelfHosted';

jest.mock('@/selfHosted/guard/guardRequests');
jest.mock('@/selfHosted/redactConsole');
jest.mock('@/selfHosted/setSecurityHeaders');
jest.mock('@/selfHosted/shutDownGracefully');

const parts = [guardRequests, redactConsole, setSecurityHeaders, shutDownGracefully];

beforeEach(() => {
  for (const part of parts) jest.mocked(part).mockReset();
});

describe('startSelfHosted', () => {
  it.each<[where: string, environment: Record<string, string>, times: number]>([
    ['in production', { NODE_ENV: 'production' }, 1],
    ['on Vercel', { NODE_ENV: 'production', VERCEL: '1' }, 0],
    ['in development', { NODE_ENV: 'development' }, 0],
  ])('starts each part %s (%j) this many times: %i', (_where, environment, times) => {
    jest.replaceProperty(process, 'env', { ...process.env, ...environment } as typeof process.env);
    startSelfHosted();
    for (const part of parts) expect(part).toHaveBeenCalledTimes(times);
  });
});
