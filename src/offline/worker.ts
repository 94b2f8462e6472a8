import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { dropOldest } from './dropOldest';
import { emptyCaches } from './emptyCaches';
import { keepAll } from './keepPages';
import { keptOrNewFile } from './keptFiles';
import { keptPage } from './keptPage';
import { keptPictureOfAnyWidth } from './keptPictureOfAnyWidth';
import {
  cacheNames,
  EMPTY,
  isPicture,
  type KeepMessage,
  kindOf,
  limits,
  offlinePagesFor,
} from './rules';
import { notTooOld, withAge, withDate } from './withDate';

/*
 * The service worker. It answers for the site when the network does not, and keeps what pages tell it to keep. It does
 * not know builds: one worker serves the pages of all of them, so a new one may take over at any time.
 */

declare const self: ServiceWorkerScope;

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: limits.networkSeconds,
  plugins: [
    {
      // Pages are kept when they ask for it (keepAll), not when they pass by.
      cacheWillUpdate: async () => null,
      // A proxy answers so while the site restarts. Then a kept page is better.
      fetchDidSucceed: async ({ request, response }) => {
        if (response.status >= 500 && (await keptPage(request.url)))
          throw new TypeError(`${request.url} answered ${response.status}`);
        return response;
      },
    },
    {
      cachedResponseWillBeUsed: async ({ request }) => {
        const page = await keptPage(request.url);
        return page && withDate(page);
      },
    },
  ],
});

const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 &&
        Number(response.headers.get('content-length')) <= limits.pictureBytes
          ? response
          : null,
      // A picture may be replaced under its address. Without a network the old one is shown (pictureFor).
      cachedResponseWillBeUsed: async ({ cachedResponse }) => notTooOld(cachedResponse),
      cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, limits.pictures),
    },
  ],
});

const answers = new NetworkFirst({
  cacheName: cacheNames.answers,
  networkTimeoutSeconds: limits.networkSeconds,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        const answer = notTooOld(cachedResponse);
        return answer && withAge(answer);
      },
      cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, limits.answers),
    },
  ],
});

async function pageFor(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  // The browser's cache may answer with a page of any age, because pages say `stale-while-revalidate`.
  const request = new Request(url, { cache: 'no-cache', redirect: 'manual' });
  try {
    return await pages.handle({ event, request });
  } catch {
    return (
      (await keptOfflinePage(new URL(url).pathname).catch(() => undefined)) ?? Response.error()
    );
  }
}

/** In the language of the page that it stands in for, or else in any. */
async function keptOfflinePage(path: string): Promise<Response | undefined> {
  for (const offline of offlinePagesFor(path)) {
    const page = await keptPage(offline);
    if (page) return page;
  }
  return undefined;
}

async function pictureFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    return await pictures.handle({ event, request });
  } catch {
    return (await keptPictureOfAnyWidth(request.url).catch(() => undefined)) ?? Response.error();
  }
}

const answerFor = {
  page: pageFor,
  file: ({ request }: FetchEvent) => keptOrNewFile(request),
  picture: pictureFor,
  answer: (event: FetchEvent) => answers.handle({ event, request: event.request }),
} as const;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind) event.respondWith(answerFor[kind](event));
});

/** What Chromium accepts as a picture: with the same words its own cache answers, and nothing is fetched twice. */
const PICTURES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Pages are kept one after the other: the limits count what is there. */
let keeping = Promise.resolve();

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | typeof EMPTY;
  // What is being kept now would come after it was erased.
  const does = () => (message === EMPTY ? emptyCaches() : keepAll(message));
  keeping = keeping.then(does).catch(() => undefined);
  event.waitUntil(keeping);
  if (message === EMPTY) return;
  for (const path of message.used.filter((used) =>
    isPicture(new URL(used, location.href).pathname),
  ))
    pictures
      .handle({ event, request: new Request(path, { headers: { accept: PICTURES } }) })
      .catch(() => undefined);
});
