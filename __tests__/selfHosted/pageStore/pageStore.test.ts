import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key';
import { processState } from '@/data/processState';
import PageStore from '@/selfHosted/pageStore/pageStore.cjs';
import { deferred } from '../../helpers/deferred';
import { emptyFolder } from '../../helpers/emptyFolder';
import { resetCaches } from '../../helpers/resetCaches';

/** A store in an empty folder, on a disk where writes of files with this ending wait until `slow` resolves. */
function cacheOnSlowDisk(slowEnding: string) {
  const serverDistDir = emptyFolder();
  const slow = deferred<void>();
  const fs = {
    existsSync,
    readFile,
    readFileSync,
    stat,
    mkdir: (folder: string) => mkdir(folder, { recursive: true }),
    async writeFile(file: string, data: string) {
      const isSlow = file.includes(slowEnding);
      await writeFile(file, isSlow ? data.slice(0, 5) : data);
      if (!isSlow) return;
      await slow.promise;
      await writeFile(file, data);
    },
  };
  const cache = new PageStore({
    fs,
    flushToDisk: true,
    serverDistDir,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  });
  const folder = path.join(serverDistDir, 'pages');
  const has = (file: string) => existsSync(path.join(folder, file));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = () => readdirSync(folder).sort();
  /** All files, including those in the separate folders of pages whose route Next names. */
  const allFiles = () =>
    readdirSync(serverDistDir, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );
  return { cache, slow, has, read, files, allFiles };
}

function page(html: string) {
  return { kind: 'PAGES', html, pageData: { html }, headers: {}, status: 200 };
}

/** The lifetimes of pages as Next stores them, and the route that owns the pages as Next names it. */
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
const owner = {
  kind: 'PAGES',
  sourceRoute: '/[category]/[product]',
} as unknown as ResponseCacheOwner;

/** Waits until all disk writes except the slow ones are done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

describe('PageStore', () => {
  it('never leaves a partly written file under its final name', async () => {
    const { cache, slow, has, read } = cacheOnSlowDisk('.json');
    const kept = cache.set('/lens', page('<p>first</p>'), {});
    await settled();
    expect(has('lens.json')).toBe(false);
    slow.resolve();
    await kept;
    expect(JSON.parse(read('lens.json'))).toEqual({ html: '<p>first</p>' });
  });

  it("writes a page's HTML last, because Next takes a page with HTML for complete", async () => {
    const { cache, slow, has, files } = cacheOnSlowDisk('.json');
    const kept = cache.set('/lens', page('<p>first</p>'), {});
    await settled();
    expect([has('lens.meta'), has('lens.html')]).toEqual([true, false]);
    slow.resolve();
    await kept;
    expect(files()).toEqual(['lens.html', 'lens.json', 'lens.meta']);
  });

  it.each(['.json', '.html'])(
    'leaves no page behind when the disk refuses its %s',
    async (ending) => {
      const { cache, slow, files } = cacheOnSlowDisk(ending);
      const kept = cache.set('/lens', page('<p>first</p>'), {});
      kept.catch(() => {});
      await settled();
      slow.reject(new Error('ENOSPC: no space left on device'));
      await expect(kept).rejects.toThrow('ENOSPC');
      await settled();
      expect(files().filter((file) => file.endsWith('.part'))).toEqual([]);
      expect(files()).not.toContain('lens.html');
    },
  );

  it.each([
    ['not found', null],
    ['a redirect', { kind: 'REDIRECT', props: {} }],
  ])('removes the stored page when the answer becomes %s', async (_what, data) => {
    const { cache, slow, allFiles } = cacheOnSlowDisk('.json');
    slow.resolve();
    const key = getRouteCacheKey('/lens', owner);
    await cache.set(key, page('<p>first</p>'), {});
    expect(allFiles()).toHaveLength(3);
    expect(await cache.get(key, { kind: 'PAGES' })).toMatchObject({ value: { kind: 'PAGES' } });
    lifetimes.set(key, { revalidate: 60, expire: undefined });
    await cache.set(key, data, {});
    expect(await cache.get(key, { kind: 'PAGES' })).toBeNull();
    expect(allFiles()).toEqual([]);
    expect(lifetimes.get('/lens', owner)).toBeUndefined();
  });

  it.each(['/never', `/${'x'.repeat(2000)}`, '/a/../lens', '/../lens'])(
    'touches no other page when the address %# is removed',
    async (key) => {
      const { cache, slow, files } = cacheOnSlowDisk('.json');
      slow.resolve();
      await cache.set('/lens', page('<p>first</p>'), {});
      await cache.set(key, null, {});
      expect(files()).toEqual(['lens.html', 'lens.json', 'lens.meta']);
    },
  );
});

describe('what PageStore counts', () => {
  beforeEach(resetCaches);
  afterAll(resetCaches);

  it('is the age of the oldest page, which a page that Next could not make anew keeps', async () => {
    const [count, served] = [jest.fn(), jest.fn()];
    processState().counters = { count, served, contentType: '', text: async () => '' };
    const { cache, slow } = cacheOnSlowDisk('.json');
    slow.resolve();
    const first = page('<p>first</p>');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    await cache.set('/lens', first, {});
    clock.mockReturnValue(70_000);
    await cache.set('/lens', first, {});
    await cache.get('/lens', { kind: 'PAGES' });
    await cache.set('/lens', page('<p>second</p>'), {});
    await cache.get('/lens', { kind: 'PAGES' });
    await cache.set('/lens', null, {});
    expect(count.mock.calls.map(([, outcome]) => outcome)).toEqual(['new', 'kept', 'new', 'gone']);
    expect(served.mock.calls.flat()).toEqual([1_000, 70_000]);
  });
});

describe('the start of PageStore', () => {
  const folder = emptyFolder();
  const gone = 4_194_305; // One above the highest process id on Linux.

  it('removes only temporary files of ended processes, or of an earlier one with the same process id', () => {
    mkdirSync(path.join(folder, 'pages'));
    const left = [`lens.html.${gone}.part`, `pages/lens.json.${process.pid}.part`];
    const others = [`lens.json.${process.ppid}.part`, 'lens.html', 'pages/a.part'];
    for (const file of [...left, ...others]) writeFileSync(path.join(folder, file), 'half');
    const start = () => new PageStore({ fs: {}, serverDistDir: folder, revalidatedTags: [] });
    start();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.sort()).toEqual([...others, 'pages'].sort());

    const itsOwn = path.join(folder, `lens.html.${process.pid}.part`);
    writeFileSync(itsOwn, 'half');
    start();
    expect(existsSync(itsOwn)).toBe(true);
  });
});
