type Key = Request | URL | string;

const site = 'https://shop.test';
const addressOf = (key: Key) => new URL(key instanceof Request ? key.url : key, site).href;

/** Entries in the order in which they came, as browsers list them. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  async match(key: Key) {
    return this.entries.get(addressOf(key))?.clone();
  }

  async put(key: Key, response: Response) {
    this.entries.delete(addressOf(key));
    this.entries.set(addressOf(key), response);
  }

  async delete(key: Key) {
    return this.entries.delete(addressOf(key));
  }

  async keys() {
    return [...this.entries.keys()].map((address) => new Request(address));
  }
}

/** The browser's cache storage in memory, empty, as the global `caches`. Returns what is on the device. */
export function fakeCaches() {
  const all = new Map<string, FakeCache>();
  const caches = {
    async open(name: string) {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: Key, { cacheName }: { cacheName: string }) => all.get(cacheName)?.match(key),
  };
  Object.assign(globalThis, { caches });
  return {
    /** The paths and queries in a cache, the oldest first; none if there is no such cache. */
    paths: (name: string) =>
      [...(all.get(name)?.entries.keys() ?? [])].map((address) => address.slice(site.length)),
    names: () => [...all.keys()],
  };
}
