import type { SerwistPlugin, Strategy } from 'serwist';
import { cacheNames, offlinePagesFor, STORED_ATTRIBUTE, sentAt } from './storageRules';

/** The addresses of scripts and fonts in a page's HTML. */
const FILES = /["(](\/(?:_next\/static|fonts)\/[^")\s?]+)/g;

/** Browsers without modules have no service workers. */
const OLD_SCRIPTS = /<script[^>]* noModule[^>]*>/gi;

/** The rules for pages. `files`: stores the files that a page's HTML names, which it needs. */
export function pageRules(files: Strategy): SerwistPlugin {
  return {
    // The browser's cache counts pages of any age as usable. Browsers refuse redirects that a worker has followed.
    requestWillFetch: async ({ request }) =>
      new Request(request.url, { cache: 'no-cache', redirect: 'manual' }),

    // A visit may bring older prices than the page asks for once it is shown.
    cacheWillUpdate: async ({ event, request, response }) => {
      if (request.mode === 'navigate' || !isPage(response)) return null;
      for (const file of filesIn(await response.clone().text())) {
        const [answer, stored] = files.handleAll({ event, request: new Request(file) });
        if (!(await answer).ok) return null;
        await stored;
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

function isPage({ status, headers }: Response): boolean {
  return status === 200 && Boolean(headers.get('content-type')?.startsWith('text/html'));
}

function filesIn(html: string): Set<string> {
  const found = html.replace(OLD_SCRIPTS, '').matchAll(FILES);
  return new Set(Array.from(found, ([, file = '']) => file));
}

/** A page with the time when it was sent, without the headers about its transfer. */
async function marked(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${STORED_ATTRIBUTE}="${sentAt(page)}"`), {
    headers,
  });
}
