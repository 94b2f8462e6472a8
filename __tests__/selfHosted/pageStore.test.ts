import { mkdirSync, promises, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type PageStore from '@/selfHosted/pageStore.cjs';
import { deferred } from '../helpers/deferred';
import { emptyFolder } from '../helpers/emptyFolder';

const key = '/route-cache/PAGES/abc/$/lens';
const redirect = { kind: 'REDIRECT', props: {} };
const { writeFile } = promises;
let dist: string;

function page(html: string) {
  return { kind: 'PAGES', html, pageData: { html }, headers: {}, status: 200 };
}

/** The store of a process that starts now. */
function start(): PageStore {
  jest.resetModules();
  const Store: typeof PageStore = require('@/selfHosted/pageStore.cjs');
  return new Store();
}

/** The page that the build made. */
function build(html: string, madeAt: Date): void {
  const folder = path.join(dist, 'server/pages/bn');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'lens.html'), html);
  writeFileSync(path.join(folder, 'lens.json'), '{"pageProps":{}}');
  writeFileSync(path.join(folder, 'lens.meta'), JSON.stringify({ routeCache: { key } }));
  utimesSync(path.join(folder, 'lens.html'), madeAt, madeAt);
}

function filesOf(folder = path.join(dist, 'kept-pages')): string[] {
  return readdirSync(folder);
}

beforeEach(() => {
  dist = emptyFolder();
  jest.replaceProperty(process, 'env', { NODE_ENV: 'production', SITE_DIST: dist });
  build('built', new Date('2026-01-01'));
});

describe('PageStore', () => {
  it('has the page that the build made, with its time, until another is stored', async () => {
    const store = start();
    expect(await store.get(key)).toMatchObject({
      value: { kind: 'PAGES', html: 'built', pageData: { pageProps: {} } },
      lastModified: Date.parse('2026-01-01'),
    });
    await store.set(key, page('renewed'));
    expect(await store.get(key)).toMatchObject({ value: page('renewed') });
  });

  it('goes on with its pages and their lifetimes when it starts again', async () => {
    const cacheControl = { revalidate: 60, expire: 600 };
    await start().set(key, page('renewed'), { cacheControl });
    expect(await start().get(key)).toMatchObject({ value: page('renewed'), cacheControl });
  });

  it('knows no page that was never made, and opens no file by the name in a key', async () => {
    const store = start();
    for (const other of ['/lens', '/../lens', `/${'x'.repeat(5000)}`])
      expect(await store.get(other)).toBeNull();
  });

  it.each([
    ['not found', null],
    ['a redirect', redirect],
  ])('removes a page whose answer becomes %s', async (_what, answer) => {
    const store = start();
    await store.set('/other', page('first'));
    await store.set('/other', answer);
    expect([await store.get('/other'), filesOf()]).toEqual([null, []]);
  });

  it('is never half a page on disk, also when the process is killed', async () => {
    await start().set(key, page('first'));
    const written = deferred<void>();
    jest.spyOn(promises, 'writeFile').mockImplementation(async (file, data) => {
      await writeFile(file, String(data).slice(0, 20));
      written.resolve();
      return new Promise(() => {});
    });
    void start().set(key, page('second'));
    await written.promise;
    expect(await start().get(key)).toMatchObject({ value: page('first') });
  });

  it('leaves no partial file on a full disk, and shows the new page as long as it runs', async () => {
    jest.spyOn(promises, 'writeFile').mockImplementation(async (file) => {
      await writeFile(file, 'ha');
      throw new Error('ENOSPC: no space left on device');
    });
    const store = start();
    await expect(store.set(key, page('first'))).rejects.toThrow('ENOSPC');
    expect(filesOf()).toEqual([]);
    expect(await store.get(key)).toMatchObject({ value: page('first') });
  });

  it('takes a page for an hour old that was made while the clock was ahead', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const hours = async (store: PageStore) =>
      (Date.now() - ((await store.get(key))?.lastModified ?? 0)) / (60 * 60 * 1000);
    build('of tomorrow', tomorrow);
    expect(await hours(start())).toBeCloseTo(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow.getTime());
    await start().set(key, page('of tomorrow'));
    clock.mockRestore();
    expect(await hours(start())).toBeCloseTo(1);
  });
});
