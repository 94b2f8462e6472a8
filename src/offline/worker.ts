import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { STORED_DAYS } from '@/catalogue/numbersInTexts';
import { eraseAll } from './eraseAll';
import { cacheNames, ERASE, kindOf, offlinePagesFor, STORED_ATTRIBUTE } from './storageRules';

/*
 * The service worker: Serwist's strategies with this site's rules. It serves the pages of any build, so a
 * new worker may take over at any time.
 */

declare const self: ServiceWorkerScope;

/** As many files as several builds have. */
const MOST_FILES = 300;

/** In milliseconds: how long a page that is not stored may take before the page for times without a network is shown. */
const LATE_MS = 8_000;

/** The addresses of scripts and fonts in a page's HTML. */
const FILES = /["(](\/(?:_next\/static|fonts)\/[^")\s?]+)/g;

/** Scripts for browsers without modules. Those have no service workers, so these scripts need not be stored. */
const OLD_SCRIPTS = /<script[^>]* noModule[^>]*>/gi;

const matchOptions = { ignoreVary: true };

const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: STORED_DAYS * 86_400, matchOptions });

/** Entries have no query: a sorted shelf is the same page, and a host may add a deployment's name to files. */
const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
};

/**
 * What is stored has the time of this device, by which its age is measured: a device's clock may be weeks from the
 * site's.
 */
const byOwnClock: SerwistPlugin = {
  cacheWillUpdate: async ({ response: { status, headers: sent, body } }) => {
    if (status !== 200) return null;
    const headers = new Headers(sent);
    headers.set('date', new Date().toUTCString());
    return new Response(body, { headers });
  },
};

const files = new CacheFirst({ cacheName: cacheNames.file, matchOptions, plugins: [byPath] });

const pageRules: SerwistPlugin = {
  // Without `no-cache` the browser's own cache could answer with a page of any age. Browsers refuse a redirect that a
  // worker has followed.
  requestWillFetch: async ({ request }) =>
    new Request(request.url, { cache: 'no-cache', redirect: 'manual' }),

  // A proxy answers with more than 500 while the site restarts, and 429 to a phone that shares its address with many: the
  // stored page is better.
  fetchDidSucceed: async ({ response }) => {
    if (response.status > 500 || response.status === 429)
      throw new Error(`The site answers ${response.status}`);
    return response;
  },

  // The answer to a visit is not stored: its prices may be older than those that the shown page loads. `useStorePage`
  // asks for it after that. A page is stored only with the files that it names, because it does not work without them.
  cacheWillUpdate: async ({ event, request, response }) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (request.mode === 'navigate' || response.status !== 200 || !isPage) return null;
    for (const file of filesIn(await response.clone().text())) {
      const [answer, stored] = files.handleAll({ event, request: new Request(file) });
      if (!(await answer).ok) return null;
      await stored;
    }
    return response;
  },

  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && dated(cachedResponse),

  handlerDidError: async ({ request }) => offlinePage(request),
};

/** The stored page for times without a network. */
async function offlinePage({ url }: Request): Promise<Response | undefined> {
  for (const offline of offlinePagesFor(new URL(url).pathname)) {
    const page = await caches.match(offline, { cacheName: cacheNames.page, ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

function filesIn(html: string): Set<string> {
  const found = html.replace(OLD_SCRIPTS, '').matchAll(FILES);
  return new Set(Array.from(found, ([, file = '']) => file));
}

/** A page with the time when it was stored. The headers about its transfer are no longer true, and removed. */
async function dated(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const storedAt = Date.parse(headers.get('date') ?? '');
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${STORED_ATTRIBUTE}="${storedAt}"`), {
    headers,
  });
}

const strategies = {
  page: new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: 3,
    matchOptions,
    plugins: [byPath, upTo(60), pageRules, byOwnClock],
  }),
  file: files,
  picture: new CacheFirst({
    cacheName: cacheNames.picture,
    matchOptions,
    plugins: [upTo(120), byOwnClock],
  }),
} as const;

/** The answer to a request, and a promise that ends when it is stored. Storing may fail. */
function handle(event: ExtendableEvent, request: Request) {
  const kind = kindOf(request, self.location.origin);
  if (!kind) return undefined;
  const [answer, stored] = strategies[kind].handleAll({ event, request });
  return { answer, stored: stored.catch(() => undefined) };
}

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(eraseFormer());
});

/** Deletes the caches of earlier workers. */
async function eraseFormer(): Promise<void> {
  const own: readonly string[] = Object.values(cacheNames);
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handled = handle(event, request);
  if (!handled) return;
  const answer = request.mode === 'navigate' ? inTime(handled.answer, request) : handled.answer;
  // Where storage is refused, a strategy fails before it asks the network.
  event.respondWith(answer.catch(() => fetch(request)));
});

/** The answer or, when it takes too long, the page for times without a network. Without that, the answer after all. */
async function inTime(answer: Promise<Response>, request: Request): Promise<Response> {
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS));
  return (await Promise.race([answer, late.then(() => offlinePage(request))])) ?? answer;
}

/** Messages are handled one after the other, so that erasing also removes what was just being stored. */
let work = Promise.resolve();

self.addEventListener('message', (event) => {
  work = work.then(() => (event.data === ERASE ? eraseAll() : store(event))).catch(() => undefined);
  event.waitUntil(work);
});

/** The header that Chromium sends for pictures. With it the browser's own cache answers: nothing is fetched twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Stores paths one by one, so that the visitor's own requests are not delayed. */
async function store(event: ExtendableMessageEvent): Promise<void> {
  for (const path of event.data as readonly string[]) {
    const handled = handle(event, new Request(path, { headers: { accept } }));
    await Promise.allSettled([handled?.answer, handled?.stored]);
  }
  const stored = await caches.open(cacheNames.file);
  for (const oldest of (await stored.keys()).slice(0, -MOST_FILES)) await stored.delete(oldest);
}
