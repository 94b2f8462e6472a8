import { pageDataPath } from '@/catalogue/addresses';

const PAGE_DATA = '/_next/data/';

/**
 * Spares the network what Next's router asks for although React Query has it: on every navigation a HEAD "to signal
 * revalidation", and on the way back to the page that was opened first, that page's data, which came with its HTML.
 * Renewing is React Query's part, which asks elsewhere. All other requests pass.
 * (Next 16.4, shared/lib/router/router.js: there is no option for it.)
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
