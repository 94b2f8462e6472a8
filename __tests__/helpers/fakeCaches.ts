type Key = Request | URL | string;

const site = 'https://shop.test';
const addressOf = (key: Key) => new URL(key instanceof Request ? key.url : key, site).href;
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** Entries in the order in which they came, as browsers list them. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  async match(key: Key, { ignoreSearch = false }: CacheQueryOptions = {}) {
    const wanted = addressOf(key);
    const found = [...this.entries].find(([address]) =>
      ignoreSearch ? withoutQuery(address) === withoutQuery(wanted) : address === wanted,
    );
    return found?.[1].clone();
  }

  async put(key: Key, response: Response) {
    this.entries.delete(addressOf(key));
    this.entries.set(addressOf(key), response);
  }

  async addAll(paths: readonly string[]) {
    const responses = await Promise.all(paths.map((path) => fetch(path)));
    if (responses.some(({ ok }) => !ok)) throw new TypeError('Request failed');
    for (const [index, response] of responses.entries())
      await this.put(paths[index] ?? '', response);
  }

  async delete(key: Key) {
    return this.entries.delete(addressOf(key));
  }

  async keys() {
    return [...this.entries.keys()].map((address) => new Request(address));
  }
}

/** The browser's cache storage in memory, empty. Sets the globals `caches` and `navigator`. */
export function fakeCaches() {
  const all = new Map<string, FakeCache>();
  const storage = {
    async open(name: string) {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(key: Key, { cacheName, ...options }: MultiCacheQueryOptions = {}) {
      for (const [name, cache] of all) {
        const found = cacheName && name !== cacheName ? undefined : await cache.match(key, options);
        if (found) return found;
      }
      return undefined;
    },
  };
  const device = {
    /** The paths and queries in a cache, the oldest first; none if there is no such cache. */
    paths: (name: string) =>
      [...(all.get(name)?.entries.keys() ?? [])].map((address) => address.slice(site.length)),
    names: () => [...all.keys()],
  };
  Object.assign(globalThis, { caches: storage });
  return device;
}
