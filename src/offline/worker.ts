import { KEPT_HEADER } from '@/catalogue/freshness';
import {
  cacheNames,
  ERASE,
  isPicture,
  isTooOld,
  kindOf,
  limits,
  offlinePagesFor,
  type ShownPage,
} from './keepingRules';
import { keepShown } from './keepPage';
import { emptyCaches, keptPage } from './workerCaches';

/*
 * The service worker. It answers for the site when the network does not, and keeps the pages that are shown. It does
 * not know builds: one worker serves the pages of all of them, so a new one may take over at any time.
 */

declare const self: ServiceWorkerScope;

const NETWORK_MS = limits.networkSeconds * 1_000;

/**
 * The network's answer; or what is kept, if there is something and the network fails, takes too long, or answers with
 * an error of a server, as a proxy does while the site restarts.
 */
async function networkFirst(
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_MS));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept().catch(() => undefined)) ?? asked;
}

/** Asks the network, and keeps a copy of what it answers. */
function askAndKeep(event: ExtendableEvent, request: Request, name: string, limit: number) {
  const asked = fetch(request);
  const keeping = asked.then(async (response) => {
    const bytes = Number(response.headers.get('content-length'));
    if (response.status !== 200 || (name === cacheNames.pictures && bytes > limits.pictureBytes))
      return;
    const copy = response.clone();
    const cache = await caches.open(name);
    await cache.put(request, copy);
    // A cache lists its entries in the order in which they came. Source: W3C, Service Workers, section 5.4.
    const keys = await cache.keys();
    const oldest = keys.slice(0, Math.max(0, keys.length - limit));
    await Promise.all(oldest.map((key) => cache.delete(key)));
  });
  event.waitUntil(keeping.catch(() => undefined));
  return asked;
}

function kept(request: Request, cacheName?: string): Promise<Response | undefined> {
  // A host may add the deployment's name as a query to a file's address.
  const options = cacheName ? { cacheName } : { ignoreSearch: true };
  return caches.match(request, { ...options, ignoreVary: true });
}

/** A kept page; else the network's; else, under its address, the page that says what is kept, in its language first. */
async function pageFor({ request: { url } }: FetchEvent): Promise<Response> {
  // The browser's cache may answer with a page of any age, because pages say `stale-while-revalidate`.
  const asked = fetch(new Request(url, { cache: 'no-cache', redirect: 'manual' }));
  try {
    return await networkFirst(asked, () => keptPage(url));
  } catch {
    for (const offline of offlinePagesFor(new URL(url).pathname)) {
      const page = await keptPage(offline).catch(() => undefined);
      if (page) return page;
    }
    return Response.error();
  }
}

/** What is under a file's address never changes. */
async function fileFor({ request }: FetchEvent): Promise<Response> {
  return (await kept(request).catch(() => undefined)) ?? fetch(request);
}

/** A picture may be replaced under its address. Without a network an old one is shown. */
async function pictureFor(event: ExtendableEvent, request: Request): Promise<Response> {
  const { pictures } = cacheNames;
  const picture = await kept(request, pictures).catch(() => undefined);
  if (picture && !isTooOld(picture)) return picture;
  return askAndKeep(event, request, pictures, limits.pictures).catch(
    () => picture ?? Response.error(),
  );
}

function answerFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { answers } = cacheNames;
  return networkFirst(askAndKeep(event, request, answers, limits.answers), async () => {
    const answer = await kept(request, answers);
    return answer && !isTooOld(answer) ? withAge(answer) : undefined;
  });
}

/** A kept answer, marked as such, with its age in seconds, which is also the header of shared caches: RFC 9111, section 5.1. */
function withAge(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const before = Number(headers.get('age')) || 0;
  const sent = Date.parse(headers.get('date') ?? '');
  const since = Math.max(0, Math.round((Date.now() - sent) / 1_000)) || 0;
  headers.set('age', String(before + since));
  headers.set(KEPT_HEADER, '1');
  return new Response(answer.body, { headers });
}

const answerTo = {
  page: pageFor,
  file: fileFor,
  picture: (event: FetchEvent) => pictureFor(event, event.request),
  answer: answerFor,
} as const;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind) event.respondWith(answerTo[kind](event));
});

/** What Chromium accepts as a picture: with the same words its own cache answers, and nothing is fetched twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Pages are kept one after the other: the limits count what is there. */
let keeping = Promise.resolve();

self.addEventListener('message', (event) => {
  if (event.data === ERASE) {
    // After the page that is just being kept.
    keeping = keeping.then(emptyCaches).catch(() => undefined);
    event.waitUntil(keeping);
    return;
  }
  const shown = event.data as ShownPage;
  keeping = keeping.then(() => keepShown(shown)).catch(() => undefined);
  event.waitUntil(keeping);
  // Those that came before the worker.
  for (const path of shown.used.filter((used) => isPicture(used.replace(/\?.*/, ''))))
    event.waitUntil(pictureFor(event, new Request(path, { headers: { accept } })));
});
