import { keepsPages } from '@/offline/keepsPages';

/** jsdom has no Cache Storage. `open` makes a cache where there is none, as browsers do. */
function storeCaches(names: Record<string, readonly string[]>) {
  const open = jest.fn(async (name: string) => ({ keys: async () => names[name] ?? [] }));
  const caches = { has: async (name: string) => name in names, open };
  Object.defineProperty(window, 'caches', { configurable: true, value: caches });
  return open;
}

afterEach(() => Reflect.deleteProperty(window, 'caches'));

describe('keepsPages', () => {
  it.each([
    [true, 'a page', { 'shop-pages': ['/lens'] }],
    [false, 'no page any more', { 'shop-pages': [] }],
    [false, 'pictures alone', { 'shop-pictures': ['/icon.svg'] }],
  ])('is %s where this device keeps %s', async (keeps, _what, names) => {
    storeCaches(names);
    expect(await keepsPages()).toBe(keeps);
  });

  it('makes no cache where there is none', async () => {
    const open = storeCaches({});
    expect(await keepsPages()).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('is false where storage is refused', async () => {
    Object.defineProperty(window, 'caches', {
      configurable: true,
      value: { has: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
    });
    expect(await keepsPages()).toBe(false);
  });
});
