import path from 'node:path';

/** The event of a request, of a start or of a message, with what the worker makes of it. */
export class FakeFetchEvent extends Event {
  answered?: Promise<Response>;
  readonly waits: Promise<unknown>[] = [];
  readonly request: Request;

  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }

  respondWith(answer: Promise<Response>): void {
    this.answered = answer;
  }

  waitUntil(work: Promise<unknown>): void {
    this.waits.push(work.catch(() => undefined));
  }
}

interface Loader {
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
}

const compileWorker = jest.requireActual<(this: Loader) => Promise<string>>(
  '../../src/bundler/compileWorker.cjs',
);

/** A service worker as the site serves it, compiled. */
export async function textOfWorker(name: 'worker' | 'unregisterWorker'): Promise<string> {
  const resourcePath = path.resolve(`src/offline/${name}.ts`);
  const module = await compileWorker.call({ resourcePath, addDependency: () => undefined });
  return JSON.parse(module.replace('export default ', ''));
}

/** Runs a worker's text in this process, with the globals that it needs beside `fetch` and `caches`. */
export function startWorker(text: string, site: string) {
  const listeners = new Map<string, (event: Event) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: Event) => void) =>
      listeners.set(name, listener),
    caches,
    location: new URL(site),
    skipWaiting: jest.fn(async () => undefined),
    registration: { unregister: jest.fn(async () => true) },
    clients: { claim: jest.fn(async () => undefined) },
  };
  const globals = {
    self: scope,
    location: scope.location,
    registration: { scope: site },
    FetchEvent: FakeFetchEvent,
  };
  // Workers resolve paths by their own address; Node's requests need whole ones.
  class SiteRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(input, site), init);
    }
  }
  new Function(...Object.keys(globals), 'Request', text)(...Object.values(globals), SiteRequest);
  const dispatch = (name: string, event: Event) => listeners.get(name)?.(event);
  return {
    scope,
    dispatch,
    /** Sends a message from a page, and waits until the worker has done what it asks for. */
    tell: async (data: string | readonly string[]) => {
      const event = Object.assign(new FakeFetchEvent(new Request(site)), { data });
      dispatch('message', event);
      await Promise.all(event.waits);
    },
  };
}
