import { createDeviceStore } from '@/device/createDeviceStore';

/** A store of texts; another one of the same key is what another tab has. */
const storeOf = (key: string) =>
  createDeviceStore<readonly string[]>(key, (stored) =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [],
  );

const add = (text: string) => (list: readonly string[]) => [...list, text];

/** What a browser tells a tab when another one wrote or, without a key, emptied the storage. */
function hear(key: string | null = 'a') {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function refuse(...calls: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const call of calls) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
  }
}

/** What browsers do with storage switched off: the property itself throws. */
function closeStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('createDeviceStore', () => {
  it('has what was kept, in the next tab and after loading anew', () => {
    storeOf('a').change(add('x'));
    expect(storeOf('a').read()).toEqual(['x']);
    expect(storeOf('b').read()).toEqual([]);
  });

  it('is the same object until it changes', () => {
    const store = storeOf('a');
    const before = store.read();
    expect(store.read()).toBe(before);
    store.change(add('x'));
    expect(store.read()).not.toBe(before);
  });

  it('tells whoever listens of a change here and in another tab, until they stop', () => {
    const store = storeOf('a');
    const heard = jest.fn();
    const stop = store.subscribe(() => heard(store.read()));
    store.change(add('x'));
    storeOf('a').change(add('y'));
    hear();
    expect(heard.mock.calls).toEqual([[['x']], [['x', 'y']]]);
    stop();
    hear();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('sees what other tabs wrote while this one was asleep', () => {
    const store = storeOf('a');
    store.read();
    storeOf('a').change(add('x'));
    window.dispatchEvent(new Event('pageshow'));
    expect(store.read()).toEqual(['x']);
  });

  it('adds to what another tab wrote meanwhile, though it has not heard of it', () => {
    const store = storeOf('a');
    store.read();
    storeOf('a').change(add('x'));
    store.change(add('y'));
    expect(storeOf('a').read()).toEqual(['x', 'y']);
  });

  it('is empty once somebody emptied the storage, and can be filled again', () => {
    const store = storeOf('a');
    store.change(add('x'));
    localStorage.clear();
    hear(null);
    expect(store.read()).toEqual([]);
    store.change(add('y'));
    expect(storeOf('a').read()).toEqual(['y']);
  });

  it('leaves nothing behind when it is empty', () => {
    const store = storeOf('a');
    store.change(add('x'));
    store.change(() => []);
    expect(localStorage.getItem('a')).toBeNull();
  });

  it.each(['', '{', 'null', '5', '"text"', '{"a":', '[1,null]'])('reads nothing in %j', (text) => {
    localStorage.setItem('a', text);
    expect(storeOf('a').read()).toEqual([]);
  });

  it.each([
    ['is full', () => refuse('setItem', 'removeItem')],
    ['can be neither read nor written', () => refuse('getItem', 'setItem', 'removeItem')],
    ['is closed to the site', closeStorage],
  ])('lives as long as the tab where the storage %s', (_what, close) => {
    close();
    const store = storeOf('a');
    expect(store.isLasting()).toBe(true);
    store.change(add('x'));
    store.change(add('y'));
    hear();
    expect(store.read()).toEqual(['x', 'y']);
    expect(store.isLasting()).toBe(false);
    store.change(() => []);
    expect(store.read()).toEqual([]);
  });

  it('is written once there is room again, with what was added meanwhile', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = storeOf('a');
    store.change(add('x'));
    store.change(add('y'));
    expect(write).toHaveBeenCalledTimes(2);
    expect(store.isLasting()).toBe(true);
    expect(storeOf('a').read()).toEqual(['x', 'y']);
  });
});
