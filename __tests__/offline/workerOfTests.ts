import path from 'node:path';
import { cacheNames } from '@/offline/storageRules';
import { fakeCaches } from './fakeCaches';

const site = 'https://shop.test';

interface Loader {
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
}

const compileWorker = jest.requireActual<(this: Loader) => Promise<string>>(
  '../../src/bundler/compileWorker.cjs',
);

/** An event of the browser, with what the worker makes of it. */
class FakeFetchEvent extends Event {
  answered?: Promise<Response>;
  readonly waits: Promise<unknown>[] = [];

  respondWith(answer: Promise<Response>): void {
    this.answered = answer;
  }

  waitUntil(work: Promise<unknown>): void {
    this.waits.push(work.catch(() => undefined));
  }
}

// Workers resolve paths by their own address; Node's requests need whole ones.
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, site), init);
  }
}

/** Runs a worker's text in this process, with the globals that it needs beside `fetch` and `caches`. */
function start(text: string) {
  const listeners = new Map<string, (event: Event) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: Event) => void) =>
      listeners.set(name, listener),
    caches,
    location: new URL(site),
    skipWaiting: jest.fn(async () => undefined),
    registration: { scope: site, unregister: jest.fn(async () => true) },
    clients: { claim: jest.fn(async () => undefined) },
  };
  const { location, registration } = self;
  const globals = {
    ...{ self, location, registration },
    ...{ FetchEvent: FakeFetchEvent, Request: SiteRequest },
  };
  new Function(...Object.keys(globals), text)(...Object.values(globals));
  return { self, listeners };
}

/** An answer of the site that was sent so many milliseconds ago. */
export const dated = (body: string, ago: number) =>
  new Response(body, {
    headers: {
      date: new Date(Date.now() - ago).toUTCString(),
      'content-length': '9',
      'content-type': 'image/webp',
    },
  });

/** Runs a service worker as the site serves it, compiled, anew for each test: on an empty device, without a network. */
export function workerOfTests(name: 'worker' | 'unregisterWorker' = 'worker') {
  const answer = jest.fn<Promise<Response>, [Request]>();
  let device: ReturnType<typeof fakeCaches>;
  let worker: ReturnType<typeof start>;
  let last: FakeFetchEvent;
  let text: string;

  beforeAll(async () => {
    const resourcePath = path.resolve(`src/offline/${name}.ts`);
    const module = await compileWorker.call({ resourcePath, addDependency: () => undefined });
    text = JSON.parse(module.replace('export default ', ''));
  });
  beforeEach(() => {
    device = fakeCaches();
    answer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((asked) =>
        answer(asked instanceof Request ? asked : new Request(new URL(String(asked), site))),
      );
    worker = start(text);
  });
  afterEach(() => jest.useRealTimers());

  /** Sends the worker an event. */
  function send(event: string, facts: object = {}): FakeFetchEvent {
    last = Object.assign(new FakeFetchEvent(event), { request: new Request(site) }, facts);
    worker.listeners.get(event)?.(last);
    return last;
  }

  /** Asks the worker. Undefined: the request goes to the network as without it. */
  async function ask(path: string, mode: 'cors' | 'navigate' = 'cors') {
    const request = new Request(site + path);
    Object.defineProperty(request, 'mode', { value: mode });
    return send('fetch', { request }).answered;
  }

  /** Waits for all that the worker does after the last event. */
  const work = () => Promise.all(last.waits);

  return {
    site,
    /** What the site answers. */
    answer,
    ask,
    visit: (path: string) => ask(path, 'navigate'),
    send,
    work,
    device: () => device,
    /** The worker's own globals. */
    self: () => worker.self,
    /** Sends a message from a page, and waits until the worker has done what it asks for. */
    tell: (data: string | readonly string[]) => {
      send('message', { data });
      return work();
    },
    /** Makes the site silent, and time the test's. */
    silence: () => {
      answer.mockReturnValue(new Promise(() => undefined));
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    },
    /** Keeps a page since so many milliseconds. */
    keepPage: async (path: string, html: string, ago = 0) => {
      await (await caches.open(cacheNames.page)).put(path, dated(html, ago));
    },
  };
}
