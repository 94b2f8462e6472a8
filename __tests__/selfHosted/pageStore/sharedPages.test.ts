import { setTimeout as pause } from 'node:timers/promises';
import { storeOfEachTest } from '../../helpers/aSharedStore';
import { emptyFolder } from '../../helpers/emptyFolder';
import { aPage, pageProcess } from '../../helpers/pageProcess';
import { describeWithRedis } from '../../helpers/redis';

const DAY_MS = 24 * 60 * 60_000;
const key = '/lens';
const now = Date.now();

/** After it a process looks again for what others made. */
const withinASecond = () => pause(600);

/** Two processes that have their pages in folders of their own. */
function twoProcesses() {
  return [pageProcess(emptyFolder()), pageProcess(emptyFolder())] as const;
}

describeWithRedis('pages of several processes', () => {
  const shared = storeOfEachTest();

  it('are served by all, as old as they are', async () => {
    const [one, other] = twoProcesses();
    await one.set(key, aPage('first', now));
    const madeBefore = Date.now();
    await pause(20);
    const entry = await other.get(key);
    expect(entry).toMatchObject({
      value: { kind: 'PAGES', html: 'first', pageData: { pageProps: { dehydratedState: {} } } },
      cacheControl: { revalidate: 60 },
    });
    expect(entry?.lastModified).toBeLessThanOrEqual(madeBefore);
    expect((await other.get(key))?.lastModified).toBe(entry?.lastModified);
  });

  it('replace a process’s own older one within a second', async () => {
    const [one, other] = twoProcesses();
    await other.set(key, aPage('first', now));
    expect(await other.html(key)).toBe('first');
    await one.set(key, aPage('second', now + 1));
    await withinASecond();
    expect(await other.html(key)).toBe('second');
  });

  it.each([
    ['an older one never replaces a newer', now - 1, 'first'],
    ['of two with the same data the later counts', now, 'second'],
    ['a newer one replaces an older', now + 1, 'second'],
  ])('count by when their data was read: %s', async (_what, readAt, counts) => {
    const [one, other] = twoProcesses();
    await one.set(key, aPage('first', now));
    await other.set(key, aPage('second', readAt));
    expect(await pageProcess(emptyFolder()).html(key)).toBe(counts);
    await withinASecond();
    if (readAt !== now)
      expect([await one.html(key), await other.html(key)]).toEqual([counts, counts]);
  });

  it.each([
    ['it made', 0],
    ['another made', 1],
  ])(
    'are no newer for being stored again by a process that can’t make a new one: %s',
    async (_what, maker) => {
      const [one, other] = twoProcesses();
      await (maker === 0 ? one : other).set(key, aPage('first', now - 2));
      const kept = (await one.get(key))?.value ?? null;
      expect(kept?.html).toBe('first');
      await other.set(key, aPage('second', now - 1));
      await one.set(key, kept);
      expect(await pageProcess(emptyFolder()).html(key)).toBe('second');
      await withinASecond();
      expect(await one.html(key)).toBe('second');
    },
  );

  it('stay on the disk of each process that served them, when Redis goes away', async () => {
    const folder = emptyFolder();
    const [one, other] = [pageProcess(emptyFolder()), pageProcess(folder)];
    await other.set(key, aPage('first', now));
    await one.set(key, aPage('second', now + 1));
    await withinASecond();
    expect(await other.html(key)).toBe('second');
    shared.server.close();
    expect(await other.html(key)).toBe('second');
    await pause(100);
    expect(await pageProcess(folder).html(key)).toBe('second');
  });

  it('are written to disk in the order in which they came, however slow it is', async () => {
    const folder = emptyFolder();
    const [one, slow] = [pageProcess(emptyFolder()), pageProcess(folder, 50)];
    for (const path of ['/gone', '/renewed']) {
      await one.set(path, aPage('first', now));
      expect(await slow.html(path)).toBe('first');
    }
    await slow.set('/gone', null);
    await slow.set('/renewed', aPage('second', now + 1));
    shared.server.close();
    await pause(200);
    const next = pageProcess(folder);
    expect([await next.get('/gone'), await next.html('/renewed')]).toEqual([null, 'second']);
  });

  it('on disk are older than those in Redis: a copy of the build has the build’s pages with new dates', async () => {
    const folder = emptyFolder();
    shared.server.close();
    await pageProcess(folder).set(key, aPage('on disk', now + 1));
    await shared.server.open();
    await pageProcess(emptyFolder()).set(key, aPage('in Redis', now));
    expect(await pageProcess(folder).html(key)).toBe('in Redis');
  });

  it('are gone everywhere, and may come back', async () => {
    const [one, other] = twoProcesses();
    await one.set(key, aPage('first', now - 2));
    expect(await other.html(key)).toBe('first');
    await one.set(key, null);
    await withinASecond();
    expect([await one.get(key), await other.get(key)]).toEqual([null, null]);
    shared.server.close();
    expect([await one.get(key), await other.get(key)]).toEqual([null, null]);
    await shared.server.open();
    await other.set(key, aPage('older', now - 1));
    await withinASecond();
    expect([await one.get(key), await other.get(key)]).toEqual([null, null]);
    await other.set(key, aPage('again', Date.now()));
    expect(await one.html(key)).toBe('again');
  });

  it('leave nothing in Redis for addresses that never had one', async () => {
    const [one] = twoProcesses();
    for (const nothing of [null, { kind: 'REDIRECT', props: {} }]) await one.set('/never', nothing);
    await pause(50);
    expect(await shared.store.ask('KEYS', 'site:*page*')).toEqual([]);
  });

  it('are not kept out by the clock of a machine that is an hour fast', async () => {
    const [fast, right] = twoProcesses();
    await fast.set(key, aPage('of the fast clock', now + 3_600_000));
    await pause(20);
    await right.set(key, aPage('later', Date.now()));
    expect(await pageProcess(emptyFolder()).html(key)).toBe('later');
    await withinASecond();
    expect(await fast.html(key)).toBe('later');
  });

  it('belong to their build, and expire', async () => {
    const [one, other] = twoProcesses();
    await one.set(key, aPage('first', now));
    const [name = ''] = (await shared.store.ask('KEYS', 'site:*page*')) as string[];
    expect(name).toBe('site:test:page:/lens');
    expect(await shared.store.ask('PTTL', name)).toBeGreaterThan(DAY_MS - 60_000);
    await shared.server.open('another');
    expect(await other.get(key)).toBeNull();
  });

  const later = String(now + DAY_MS);
  it.each<[what: string, ...commands: string[]]>([
    ['a text', 'SET', 'garbage'],
    ['a list', 'RPUSH', 'a', 'b'],
    ['another hash', 'HSET', 'a', 'b'],
    ['no number', 'HSET', 'readAt', 'x', 'page', 'y'],
    ['garbage', 'HSET', 'readAt', later, 'page', '\u0000{'],
    ['other JSON', 'HSET', 'readAt', later, 'page', '{"value":{"kind":"PAGES"}}'],
    ['no page', 'HSET', 'readAt', later],
  ])(
    'are served from disk and written anew where their key holds %s',
    async (_what, command, ...values) => {
      const [one, other] = twoProcesses();
      await shared.store.ask(command ?? '', shared.store.key(`page:${key}`), ...values);
      expect(await one.get(key)).toBeNull();
      await one.set(key, aPage('first', now - 1));
      expect(await one.html(key)).toBe('first');
      expect(await other.html(key)).toBe('first');
      expect(shared.store.state).toBe('ok');
    },
  );

  it('survive that any key vanishes', async () => {
    const [one, other] = twoProcesses();
    await one.set(key, aPage('first', now));
    expect(await other.html(key)).toBe('first');
    await shared.store.ask('FLUSHALL');
    await withinASecond();
    expect([await one.html(key), await other.html(key)]).toEqual(['first', 'first']);
  });
});
