import type { SerwistPlugin, Strategy } from 'serwist';
import { cacheNames, KEPT_ATTRIBUTE, offlinePagesFor, sentAt } from './keepingRules';

/** The addresses of scripts and fonts in a page's HTML. */
const FILES = /["(](\/(?:_next\/static|fonts)\/[^")\s?]+)/g;

/** Scripts for browsers that know no modules. None of them has service workers. */
const OLD_SCRIPTS = /<script[^>]* noModule[^>]*>/gi;

/**
 * The rules for pages.
 * @param files The strategy that keeps the files that a page's HTML names: without them it would not work.
 */
export function pageRules(files: Strategy): SerwistPlugin {
  return {
    // The browser's cache may answer with a page of any age, because pages say `stale-while-revalidate`. Browsers refuse
    // a redirect that a worker has followed.
    requestWillFetch: async ({ request }) =>
      new Request(request.url, { cache: 'no-cache', redirect: 'manual' }),

    // Only what a page asks for once it is shown: a visit may bring older prices than the page then shows.
    cacheWillUpdate: async ({ event, request, response }) => {
      if (request.mode === 'navigate' || !isPage(response)) return null;
      for (const file of filesIn(await response.clone().text())) {
        const [answer, kept] = files.handleAll({ event, request: new Request(file) });
        if (!(await answer).ok) return null;
        await kept;
      }
      return response;
    },

    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && marked(cachedResponse),

    handlerDidError: async ({ request }) => {
      for (const offline of offlinePagesFor(new URL(request.url).pathname)) {
        const page = await caches.match(offline, { cacheName: cacheNames.page, ignoreVary: true });
        if (page) return page;
      }
      return undefined;
    },
  };
}

/** Not a redirect, an error, or a file. */
function isPage({ status, headers }: Response): boolean {
  return status === 200 && Boolean(headers.get('content-type')?.startsWith('text/html'));
}

function filesIn(html: string): Set<string> {
  const found = html.replace(OLD_SCRIPTS, '').matchAll(FILES);
  return new Set(Array.from(found, ([, file = '']) => file));
}

/** A kept page that says when it was sent, without the headers about its bytes on the wire. */
async function marked(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${KEPT_ATTRIBUTE}="${sentAt(page)}"`), {
    headers,
  });
}
