import { pageDataPath } from '@/catalogue/addresses';

const PAGE_DATA = '/_next/data/';

/**
 * Answers in the browser two requests of Next's router for which React Query already has the data: a HEAD on every navigation
 * "to signal revalidation", and the first page's data again on the way back to it. Without this, Back to the first page takes
 * one trip over the network (190 ms in place of 20 where that trip is 150 ms), and fails without a network. React Query renews
 * the data elsewhere; all other requests pass. (Next 16.4, shared/lib/router/router.js: there is no option for it.)
 */
export function answerKnownPageData(browser: Window & { fetch: typeof fetch }): void {
  const { fetch: network } = browser;
  const first = firstPage(browser);

  browser.fetch = (input, init) => {
    const path = typeof input === 'string' ? new URL(input, browser.location.href).pathname : '';
    if (path.startsWith(PAGE_DATA)) {
      if (init?.method === 'HEAD') return Promise.resolve(new Response());
      if (path === first.dataPath) return Promise.resolve(Response.json(first.data));
    }
    return network(input, init);
  };
}

/** The page that was opened by its address: what its HTML carried, and the path under which the router asks for it. */
function firstPage({ __NEXT_DATA__, location }: Window): { dataPath?: string; data?: unknown } {
  const { buildId, gsp, props } = __NEXT_DATA__;
  return gsp ? { dataPath: pageDataPath(buildId, location.pathname), data: props } : {};
}
