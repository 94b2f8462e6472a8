import path from 'node:path';

/** An event of the browser, with what the worker makes of it. */
class FakeFetchEvent extends Event {
  answered?: Promise<Response>;
  readonly waits: Promise<unknown>[] = [];

  constructor(name: string, facts: object) {
    super(name);
    Object.assign(this, facts);
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
  return {
    scope,
    /** Sends the worker an event. `work` waits for all that the worker does then. */
    send: (name: string, facts: object = {}) => {
      const event = new FakeFetchEvent(name, { request: new Request(site), ...facts });
      listeners.get(name)?.(event);
      return { answered: event.answered, work: () => Promise.all(event.waits) };
    },
  };
}
