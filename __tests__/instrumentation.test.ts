import { processState } from '@/data/processState';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { onRequestError } from '../instrumentation';
import { logged } from './helpers/logged';
import { resetCaches } from './helpers/resetCaches';

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

describe('onRequestError', () => {
  it.each([
    [new CatalogueReadError('WAX Stick', 'quota'), /"WAX Stick" could not be read: quota/],
    [new TypeError('a slip\nand a line'), /a slip\nand a line/],
    ['a text that was thrown', /a text that was thrown/],
    [undefined, /undefined/],
  ])('logs a single line with the route and the cause (%#)', async (thrown, cause) => {
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

  it.each([
    ['/[category]', 'page'],
    ['/api/search', 'answer'],
  ])('counts a failure of %s as that of a kind: %s', async (routePath, kind) => {
    logged('error');
    const counted = jest.fn();
    processState().counters = { count: counted, contentType: '', text: async () => '' };
    await onRequestError(new Error('a slip'), request, { ...context, routePath });
    expect(counted).toHaveBeenCalledWith('failure', kind);
    resetCaches();
  });

  it('logs nothing about the visitor: no path, query or headers', async () => {
    const error = logged('error');
    await onRequestError(new Error('a slip'), request, context);
    const line = error.lines().join('');
    for (const own of [request.path, '9876543210', ...Object.values(request.headers)]) {
      expect(line).not.toContain(own);
    }
    expect(line).not.toMatch(/Foundation|GET|cookie/);
  });
});
