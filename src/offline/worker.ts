import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { eraseAll } from './eraseAll';
import { eraseCaches } from './eraseCaches';
import { pageRules } from './pageRules';
import { cacheNames, ERASE, kindOf, limits, type RequestKind } from './storageRules';

/*
 * The service worker: Serwist's strategies with this site's rules. It knows no builds, so a new one may take over at
 * any time.
 */

declare const self: ServiceWorkerScope;

const matchOptions = { ignoreVary: true };
const networkTimeoutSeconds = limits.networkSeconds;

const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: limits.days * 86_400, matchOptions });

/** Without the query: a sorted shelf is the same page, and a host may add a deployment's name. */
const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
};

/** A proxy answers so while the site restarts: shown only where nothing is stored. */
const errors: SerwistPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    Object.assign(state ?? {}, { response });
    throw new Error(`The site answers ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.response,
};

/** A network's sign-in page comes with status 200 in place of a picture. */
const smallPicture: SerwistPlugin = {
  cacheWillUpdate: async ({ response: { status, headers }, response }) => {
    const isPicture = headers.get('content-type')?.startsWith('image/');
    const bytes = Number(headers.get('content-length'));
    return status === 200 && isPicture && bytes <= limits.pictureBytes ? response : null;
  },
};

/** Dates a stored answer as if it were sent now, so that a shelf's age includes the time since (`shelfQuery`). */
const dated: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return undefined;
    const headers = new Headers(cachedResponse.headers);
    headers.set('date', new Date().toUTCString());
    return new Response(cachedResponse.body, { headers });
  },
};

const file = new CacheFirst({ cacheName: cacheNames.file, matchOptions, plugins: [byPath] });

const strategies: Record<RequestKind, Strategy> = {
  page: new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [byPath, upTo(limits.pages), errors, pageRules(file)],
  }),
  file,
  picture: new CacheFirst({
    cacheName: cacheNames.picture,
    matchOptions,
    plugins: [smallPicture, upTo(limits.pictures)],
  }),
  answer: new NetworkFirst({
    cacheName: cacheNames.answer,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [upTo(limits.answers), errors, dated],
  }),
};

/** The answer to a request, and the end of its storing, which may fail. */
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
  event.waitUntil(eraseCaches(Object.values(cacheNames)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handled = handle(event, request);
  // Where storage is refused, a strategy fails before it asks the network.
  if (handled) event.respondWith(handled.answer.catch(() => fetch(request)));
});

/** One after the other: erasing also takes what was just being stored. */
let work = Promise.resolve();

self.addEventListener('message', (event) => {
  work = work.then(() => (event.data === ERASE ? eraseAll() : store(event))).catch(() => undefined);
  event.waitUntil(work);
});

/** Chromium's words for pictures: its own cache then answers, and nothing is fetched twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** In turn, so that the visitor's own requests come first. */
async function store(event: ExtendableMessageEvent): Promise<void> {
  for (const path of event.data as readonly string[]) {
    const handled = handle(event, new Request(path, { headers: { accept } }));
    await Promise.allSettled([handled?.answer, handled?.stored]);
  }
  const files = await caches.open(cacheNames.file);
  for (const oldest of (await files.keys()).slice(0, -limits.files)) await files.delete(oldest);
}
