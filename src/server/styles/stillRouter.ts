import type { NextRouter } from 'next/router';

const nothing = () => {};
const refused = async () => false;

/** Next's router for what is rendered without a request: it stands at home and goes nowhere. */
export const stillRouter: NextRouter = {
  asPath: '/',
  route: '/',
  pathname: '/',
  query: {},
  basePath: '',
  isLocaleDomain: false,
  isFallback: false,
  isReady: true,
  isPreview: false,
  push: refused,
  replace: refused,
  prefetch: async () => {},
  reload: nothing,
  back: nothing,
  forward: nothing,
  beforePopState: nothing,
  events: { on: nothing, off: nothing, emit: nothing },
};
