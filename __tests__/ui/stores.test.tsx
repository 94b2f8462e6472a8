import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createDeviceStore, createStore, useStore } from '@/ui/stores';

describe('useStore', () => {
  it('has the empty value in the static HTML, and the current one after hydration', () => {
    const store = createStore('none');
    const Shown = () => <p>{useStore(store)}</p>;
    store.set('one');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Shown />);
    expect(container).toHaveTextContent('none');
    render(<Shown />, { container, hydrate: true });
    expect(screen.getByText('one')).toBeVisible();
    act(() => store.set('two'));
    expect(screen.getByText('two')).toBeVisible();
  });
});

/** A store of texts. Another store of the same key is what another tab has. */
const storeOf = (key: string) =>
  createDeviceStore<readonly string[]>(
    key,
    (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []),
    (list) => list,
  );

const add = (text: string) => (list: readonly string[]) => [...list, text];

/** The event that a tab gets when another one wrote to the storage or, without a key, cleared it. */
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

/** A browser with storage switched off: reading the property itself throws. */
function closeStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
}

describe('createDeviceStore', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('keeps its value in another tab and after a reload', () => {
    storeOf('a').change(add('x'));
    expect(storeOf('a').read()).toEqual(['x']);
    expect(storeOf('b').read()).toEqual([]);
  });

  it('notifies subscribers of changes here and in another tab, until they unsubscribe', () => {
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

  it('reads what other tabs wrote while this one was frozen', () => {
    const store = storeOf('a');
    store.read();
    storeOf('a').change(add('x'));
    window.dispatchEvent(new Event('pageshow'));
    expect(store.read()).toEqual(['x']);
  });

  it('adds to what another tab wrote, even before the storage event', () => {
    const store = storeOf('a');
    store.read();
    storeOf('a').change(add('x'));
    store.change(add('y'));
    expect(storeOf('a').read()).toEqual(['x', 'y']);
  });

  it('is empty once the storage was cleared, and can be filled again', () => {
    const store = storeOf('a');
    store.change(add('x'));
    localStorage.clear();
    hear(null);
    expect(store.read()).toEqual([]);
    store.change(add('y'));
    expect(storeOf('a').read()).toEqual(['y']);
  });

  it('removes its key when it is empty', () => {
    const store = storeOf('a');
    store.change(add('x'));
    store.change(() => []);
    expect(localStorage.getItem('a')).toBeNull();
  });

  it.each(['', '{', 'null', '5', '"text"', '{"a":', '[1,null]'])(
    'reads nothing from %j',
    (text) => {
      localStorage.setItem('a', text);
      expect(storeOf('a').read()).toEqual([]);
    },
  );

  it.each([
    ['is full', () => refuse('setItem', 'removeItem')],
    ['can be neither read nor written', () => refuse('getItem', 'setItem', 'removeItem')],
    ['is closed to the site', closeStorage],
  ])('lasts as long as the tab when the storage %s', (_what, close) => {
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

  it('is written once there is room again, with everything added meanwhile', () => {
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
