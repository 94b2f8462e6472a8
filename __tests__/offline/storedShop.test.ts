import { JSDOM } from 'jsdom';
import { cacheNames } from '@/offline/keepingRules';
import {
  countStored,
  eraseStored,
  isStored,
  keepShownPage,
  stopKeeping,
  storedPages,
} from '@/offline/storedShop';
import { fakeCaches } from '../helpers/fakeCaches';

const DAY_MS = 86_400_000;
const postMessage = jest.fn();
const register = jest.fn(async () => undefined);
const unregister = jest.fn();
let device: ReturnType<typeof fakeCaches>;

/** A page that was kept so many days ago. */
async function keep(path: string, days: number) {
  const headers = { date: new Date(Date.now() - days * DAY_MS).toUTCString() };
  const html = `<html><title>Page ${path}</title></html>`;
  await (await caches.open(cacheNames.page)).put(path, new Response(html, { headers }));
}

/** A storage that the browser refuses, as in a private window. */
const refuseStorage = () => {
  for (const name of ['match', 'has', 'keys'] as const)
    jest.spyOn(caches, name).mockRejectedValue(new DOMException('', 'SecurityError'));
};

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

const beside = ['/offline', '/shortlist', '/search'];
const loaded = ['/_next/static/a.js', '/pictures/a.webp', '/api/search', '/_next/data/one/a.json'];

beforeEach(async () => {
  Object.assign(globalThis, { window: { location: new URL('https://shop.test') } });
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(loaded.map((path) => ({ name: `https://shop.test${path}` }) as never));
  device = fakeCaches();
  const registration = { active: { postMessage }, unregister };
  Object.assign(globalThis, { DOMParser: new JSDOM().window.DOMParser });
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistrations: async () => [registration],
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  // Each test begins as a new tab does.
  await stopKeeping();
  for (const mock of [postMessage, register, unregister]) mock.mockClear();
});

describe('the kept pages', () => {
  it('are listed by title, the newest first, without those that are too old to be shown', async () => {
    await keep('/lens', 2);
    await keep('/toner', 7.01);
    await keep('/bn/primer', 1);
    expect(await storedPages()).toEqual([
      { path: '/bn/primer', title: 'Page /bn/primer', keptAt: expect.any(Number) },
      { path: '/lens', title: 'Page /lens', keptAt: expect.any(Number) },
    ]);
  });

  it('are listed by their heading, which names neither shop nor price', async () => {
    const html = '<title>Lens for ₹499 | The shop</title><h1><span>Lens</span> Aqua</h1>';
    await (await caches.open(cacheNames.page)).put(
      '/lens',
      new Response(html, { headers: { date: new Date().toUTCString() } }),
    );
    expect(await storedPages()).toEqual([expect.objectContaining({ title: 'Lens Aqua' })]);
  });

  it('are offered in any order and with any filter, unless too old', async () => {
    await keep('/lens', 6.99);
    await keep('/toner', 7.01);
    expect(await isStored('/lens?sort=price')).toBe(true);
    expect(await isStored('/toner')).toBe(false);
    expect(await isStored('/primer')).toBe(false);
  });

  it('are counted as long as they take room, and counting makes no storage', async () => {
    expect(await countStored()).toBe(0);
    expect(device.names()).toEqual([]);
    await keep('/toner', 8);
    expect(await countStored()).toBe(1);
  });

  it('are none where storage is refused', async () => {
    refuseStorage();
    expect([await storedPages(), await isStored('/lens'), await countStored()]).toEqual([
      [],
      false,
      0,
    ]);
  });
});

describe('the keeping', () => {
  it('is erased, and goes on', async () => {
    await keep('/lens', 1);
    await caches.open('of-somebody-else');
    await eraseStored();
    expect(device.names()).toEqual(['of-somebody-else']);
    // What the worker is just keeping goes as well.
    expect(postMessage.mock.calls).toEqual([['erase']]);
    expect(unregister).not.toHaveBeenCalled();
  });

  it('begins once in a tab, with the pages beside others and what the tab has loaded, and again after its end', async () => {
    await keepShownPage('/lens', false);
    for (const path of beside) await keep(path, 1);
    await keepShownPage('/toner', false);
    await keepShownPage('/toner', true);
    expect(postMessage.mock.calls).toEqual([
      [['/lens', ...beside, '/_next/static/a.js', '/pictures/a.webp']],
      [['/toner']],
      [['/toner', '/', '/contact-us']],
    ]);
    expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
    await stopKeeping();
    expect(unregister).toHaveBeenCalledTimes(1);
    await keepShownPage('/lens', false);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('has a page beside others kept again when the device has dropped it', async () => {
    await keepShownPage('/lens', false);
    await keep('/offline', 1);
    await keep('/search', 8);
    await keepShownPage('/toner', false);
    expect(postMessage).toHaveBeenLastCalledWith(['/toner', '/shortlist', '/search']);
  });

  it('ends where storage is refused, and does not begin where workers are', async () => {
    refuseStorage();
    await stopKeeping();
    expect(unregister).toHaveBeenCalledTimes(1);
    register.mockRejectedValueOnce(new DOMException('', 'SecurityError'));
    await expect(keepShownPage('/lens', false)).resolves.toBeUndefined();
    await stopKeeping();
  });

  it.each([
    ['has no workers', () => undefined],
    ['throws at a look at them, as in a sandboxed document', refuse],
    ['refuses them, as with cookies blocked', () => ({ getRegistrations: async () => refuse() })],
    [
      'removes none',
      () => ({ getRegistrations: async () => [{ unregister: async () => refuse() }] }),
    ],
  ])('ends, and what is kept is erased, where the browser %s', async (_what, get) => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
    await keep('/lens', 1);
    await stopKeeping();
    expect(device.names()).toEqual([]);
    await keep('/lens', 1);
    await eraseStored();
    expect(device.names()).toEqual([]);
  });

  it.each([
    ['has no workers', () => undefined],
    ['throws at a look at them', refuse],
  ])('does not begin where the browser %s', async (_what, get) => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
    await expect(keepShownPage('/lens', false)).resolves.toBeUndefined();
  });
});
