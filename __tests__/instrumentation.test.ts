import { openDoor } from '@/server/door/openDoor';
import { headEveryResponse } from '@/server/headers/headEveryResponse';
import { CatalogueReadError } from '@/server/source/CatalogueReadError';
import { onRequestError, register } from '../instrumentation';
import { logged } from './helpers/logged';

jest.mock('@/server/door/openDoor');
jest.mock('@/server/headers/headEveryResponse');

const request = {
  path: '/Foundation?phone=9876543210',
  method: 'GET',
  headers: { cookie: 'visitor=secret', 'user-agent': 'A phone', 'x-forwarded-for': '203.0.113.7' },
};
const context = {
  routerKind: 'Pages Router',
  routePath: '/[category]',
  routeType: 'render',
  revalidateReason: undefined,
} as const;

function startAs(environment: Record<'NODE_ENV' | 'NEXT_RUNTIME', string> & { VERCEL?: string }) {
  jest.replaceProperty(process, 'env', { ...process.env, ...environment } as typeof process.env);
  return register();
}

beforeEach(() => {
  jest.mocked(headEveryResponse).mockReset();
  jest.mocked(openDoor).mockReset();
});

describe('register', () => {
  it('heads every response of a server, and stands at its door', async () => {
    await startAs({ NODE_ENV: 'production', NEXT_RUNTIME: 'nodejs' });
    expect(headEveryResponse).toHaveBeenCalledTimes(1);
    expect(openDoor).toHaveBeenCalledTimes(1);
  });

  it('leaves the door to Vercel there', async () => {
    await startAs({ NODE_ENV: 'production', NEXT_RUNTIME: 'nodejs', VERCEL: '1' });
    expect(headEveryResponse).toHaveBeenCalledTimes(1);
    expect(openDoor).not.toHaveBeenCalled();
  });

  it.each([
    ['of the development server', { NODE_ENV: 'development', NEXT_RUNTIME: 'nodejs' }],
    ['at the edge', { NODE_ENV: 'production', NEXT_RUNTIME: 'edge' }],
  ])('leaves the responses %s alone', async (_where, environment) => {
    await startAs(environment);
    expect(headEveryResponse).not.toHaveBeenCalled();
    expect(openDoor).not.toHaveBeenCalled();
  });
});

describe('onRequestError', () => {
  it.each([
    [new CatalogueReadError('WAX Stick', 'quota'), /"WAX Stick" could not be read: quota/],
    [new TypeError('a slip\nand a line'), /a slip\nand a line/],
    ['a text that was thrown', /a text that was thrown/],
    [undefined, /undefined/],
  ])('logs one line with the route and the cause (%#)', async (thrown, cause) => {
    const error = logged('error');
    await onRequestError(thrown, request, context);
    expect(error.events()).toEqual([
      {
        level: 'error',
        event: 'page not made',
        route: '/[category]',
        cause: expect.stringMatching(cause),
      },
    ]);
    expect(error.lines().join('')).not.toContain('\n');
  });

  it('tells nothing of the visitor: no path, no query, no headers', async () => {
    const error = logged('error');
    await onRequestError(new Error('a slip'), request, context);
    const line = error.lines().join('');
    for (const own of [request.path, '9876543210', ...Object.values(request.headers)]) {
      expect(line).not.toContain(own);
    }
    expect(line).not.toMatch(/Foundation|GET|cookie/);
  });
});
