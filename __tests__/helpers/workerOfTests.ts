import { cacheNames } from '@/offline/storageRules';
import { fakeCaches } from './fakeCaches';
import { startWorker, textOfWorker } from './startWorker';

const site = 'https://shop.test';

/** A network that is gone. */
const failed = async () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer of the site that was sent so many milliseconds ago. */
export const dated = (body: string, ago: number) =>
  new Response(body, {
    headers: {
      date: new Date(Date.now() - ago).toUTCString(),
      'content-length': '9',
      'content-type': 'image/webp',
    },
  });

/** Runs the service worker as the site serves it, compiled, anew for each test: on an empty device, without a network. */
export function workerOfTests() {
  const answer = jest.fn<Promise<Response>, [Request]>();
  let device: ReturnType<typeof fakeCaches>;
  let worker: ReturnType<typeof startWorker>;
  let last: ReturnType<typeof worker.send>;
  let text: string;

  beforeAll(async () => {
    text = await textOfWorker('worker');
  });
  beforeEach(() => {
    device = fakeCaches();
    answer.mockReset().mockImplementation(failed);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((asked) =>
        answer(asked instanceof Request ? asked : new Request(new URL(String(asked), site))),
      );
    worker = startWorker(text, site);
  });
  afterEach(() => jest.useRealTimers());

  /** Asks the worker. Undefined: the request goes to the network as without it. */
  async function ask(path: string, mode: 'cors' | 'navigate' = 'cors') {
    const request = new Request(site + path);
    Object.defineProperty(request, 'mode', { value: mode });
    last = worker.send('fetch', { request });
    return last.answered;
  }

  return {
    site,
    /** What the site answers. */
    answer,
    ask,
    visit: (path: string) => ask(path, 'navigate'),
    /** Waits for what the worker still does after its last answer. */
    work: () => last.work(),
    device: () => device,
    worker: () => worker,
    /** Sends a message from a page, and waits until the worker has done what it asks for. */
    tell: (data: string | readonly string[]) => worker.send('message', { data }).work(),
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
