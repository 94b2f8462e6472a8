import { readKept } from '@/catalogue/shortlist/readKept';
import { deviceRecord } from '@/kept/deviceRecord';

/** The same record as another tab of the site has it. */
function anotherTab(name: string) {
  return deviceRecord(name);
}

/** What a browser tells a tab when another one wrote. */
function hear() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
}

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('deviceRecord', () => {
  it('has what was kept, in the next tab and after loading anew', () => {
    deviceRecord('a').change(() => ({ 'lens/a': { title: 'Lens' } }));
    expect(deviceRecord('a').read()).toEqual({ 'lens/a': { title: 'Lens' } });
    expect(deviceRecord('b').read()).toEqual({});
  });

  it('is the same object until it changes', () => {
    const record = deviceRecord('a');
    const before = record.read();
    expect(record.read()).toBe(before);
    record.change((was) => ({ ...was, x: 1 }));
    expect(record.read()).not.toBe(before);
  });

  it('tells whoever listens of a change here and in another tab, until they stop', () => {
    const record = deviceRecord('a');
    const heard = jest.fn();
    const stop = record.subscribe(() => heard(record.read()));
    record.change(() => ({ x: 1 }));
    anotherTab('a').change((was) => ({ ...was, y: 2 }));
    hear();
    expect(heard.mock.calls).toEqual([[{ x: 1 }], [{ x: 1, y: 2 }]]);
    stop();
    hear();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('sees what other tabs wrote while this one was asleep', () => {
    const record = deviceRecord('a');
    const stop = record.subscribe(() => {});
    record.read();
    anotherTab('a').change(() => ({ x: 1 }));
    window.dispatchEvent(new Event('pageshow'));
    expect(record.read()).toEqual({ x: 1 });
    stop();
  });

  it('adds to what another tab wrote meanwhile, though it has not heard of it', () => {
    const record = deviceRecord('a');
    record.read();
    anotherTab('a').change(() => ({ x: 1 }));
    record.change((was) => ({ ...was, y: 2 }));
    expect(anotherTab('a').read()).toEqual({ x: 1, y: 2 });
  });

  it.each(['', '{', 'null', '5', '"text"', '{"a":'])('reads nothing in %j', (text) => {
    localStorage.setItem('a', text);
    expect(readKept(deviceRecord('a').read())).toEqual([]);
  });

  it.each([
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
    [
      'is closed to the site',
      () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
    ],
  ])('lives as long as the tab where the storage %s', (_what, close) => {
    close();
    const record = deviceRecord('a');
    const stop = record.subscribe(() => {});
    expect(record.isLasting()).toBe(true);
    record.change((was) => ({ ...was, x: 1 }));
    record.change((was) => ({ ...was, y: 2 }));
    hear();
    expect(record.read()).toEqual({ x: 1, y: 2 });
    expect(record.isLasting()).toBe(false);
    stop();
  });

  it('is empty once the storage was emptied, in another tab or in this one', () => {
    const record = deviceRecord('a');
    const stop = record.subscribe(() => {});
    record.change(() => ({ x: 1 }));
    localStorage.clear();
    // A browser names no key then.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(record.read()).toEqual({});
    record.change(() => ({ y: 2 }));
    localStorage.clear();
    record.change((was) => ({ ...was, z: 3 }));
    expect(record.read()).toEqual({ z: 3 });
    stop();
  });

  it('is written once there is room again, with what was added meanwhile', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
    const record = deviceRecord('a');
    record.change(() => ({ x: 1 }));
    record.change((was) => ({ ...was, y: 2 }));
    expect(write).toHaveBeenCalledTimes(2);
    expect(record.isLasting()).toBe(true);
    expect(anotherTab('a').read()).toEqual({ x: 1, y: 2 });
  });
});
