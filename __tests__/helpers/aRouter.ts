import type { NextRouter } from 'next/router';

/** Next's router on a page, with mocked navigation. */
export function aRouter(asPath = '/'): NextRouter {
  return {
    asPath,
    route: asPath,
    pathname: asPath,
    query: {},
    basePath: '',
    isLocaleDomain: false,
    isFallback: false,
    isReady: true,
    isPreview: false,
    push: jest.fn(async () => true),
    replace: jest.fn(async () => true),
    prefetch: jest.fn(async () => {}),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    beforePopState: jest.fn(),
    events: { on: jest.fn(), off: jest.fn(), emit: jest.fn() },
  };
}
