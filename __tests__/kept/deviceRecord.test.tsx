import { deviceRecord } from '@/kept/deviceRecord';

/** The same record as another tab of the site has it. */
function anotherTab(name: string) {
  return deviceRecord(name);
}

/** What a browser tells a tab when another one wrote. */
function hear() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
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
    expect(
      Object.values(deviceRecord('a').read()).filter((value) => typeof value === 'object'),
    ).toEqual([]);
  });

  it.each(['setItem', 'getItem'] as const)(
    'lives as long as the tab where %s is refused',
    (call) => {
      jest.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError');
      });
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError');
      });
      const record = deviceRecord('a');
      expect(record.isLasting()).toBe(true);
      record.change((was) => ({ ...was, x: 1 }));
      record.change((was) => ({ ...was, y: 2 }));
      hear();
      expect(record.read()).toEqual({ x: 1, y: 2 });
      expect(record.isLasting()).toBe(false);
    },
  );

  it('is written once there is room again, with what was added meanwhile', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const record = deviceRecord('a');
    record.change(() => ({ x: 1 }));
    record.change((was) => ({ ...was, y: 2 }));
    expect(write).toHaveBeenCalledTimes(2);
    expect(record.isLasting()).toBe(true);
    expect(anotherTab('a').read()).toEqual({ x: 1, y: 2 });
  });
});
