import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { count } from '@/data/log/count';
import { processState } from '@/data/processState';
import { kindOfRequest } from '@/selfHosted/metrics/countRequests';
import { openMetrics } from '@/selfHosted/metrics/openMetrics';
import { resetCaches } from '../../helpers/resetCaches';

/** The lines of our own counters that are not 0. */
async function counted(): Promise<string[]> {
  const text = (await processState().counters?.text()) ?? '';
  return text.split('\n').filter((line) => line.startsWith('site_') && !line.endsWith(' 0'));
}

beforeEach(resetCaches);
afterAll(resetCaches);

describe('openMetrics', () => {
  it('counts what happens from then on', async () => {
    count('databaseRead', 'ok');
    await openMetrics();
    count('databaseRead', 'failed');
    count('failure', 'page');
    count('failure', 'page');
    expect(await counted()).toEqual([
      'site_database_reads_total{outcome="failed"} 1',
      'site_failures_total{outcome="page"} 2',
    ]);
  });

  it('counts requests by kind and status, and holds nothing that a visitor sent', async () => {
    await openMetrics();
    const server = createServer((request, response) => {
      response.statusCode = request.url?.includes('never') ? 404 : 200;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked = ['/Foundation?phone=98765', '/never-Asha', '/_next/static/chunks/Asha.js'];
    for (const path of asked)
      await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: 'Asha' } });
    server.closeAllConnections();
    server.close();
    expect(await counted()).toEqual([
      'site_requests_total{kind="page",status="200"} 1',
      'site_requests_total{kind="page",status="404"} 1',
      'site_requests_total{kind="script",status="200"} 1',
    ]);
    expect(await processState().counters?.text()).not.toMatch(/Asha|Foundation|98765/);
  });
});

describe('the state of a process', () => {
  it('counts the collections whose latest reading failed', async () => {
    await openMetrics();
    const state = { isRetried: false };
    processState().readings.set('MAKEUP-Primer', { ...state, isFailing: true });
    processState().readings.set('HAIR-Oil', { ...state, isFailing: false });
    expect(await counted()).toEqual(['site_failing_collections 1']);
  });

  it('says whether Redis is there, and nothing where there is none', async () => {
    await openMetrics();
    const redisLine = async () =>
      (await processState().counters?.text())?.match(/^site_redis_up.*$/m);
    expect(await redisLine()).toBeNull();
    const store = { get: jest.fn(), set: jest.fn(), claim: jest.fn(), release: jest.fn() };
    for (const [state, shown] of [
      ['away', '0'],
      ['ok', '1'],
    ] as const) {
      processState().sharedStore = { ...store, state };
      expect((await redisLine())?.[0]).toBe(`site_redis_up ${shown}`);
    }
  });
});

describe('kindOfRequest', () => {
  it.each([
    ['/', 'page'],
    ['/Foundation/silk-a?shade=1', 'page'],
    ['/feeds/google.xml', 'feed'],
    ['/_next/image?url=a', 'picture'],
    ['/_next/data/x/index.json', 'page data'],
    ['/api/shelves/MAKEUP-Primer?version=1', 'shelf'],
    ['/api/search/lens', 'search'],
    ['/api/preview/_home.1.jpg', 'preview'],
    ['/api/ready', 'operator'],
    ['/pictures/products/lens-1.webp', 'file'],
    ['/sitemap.xml', 'feed'],
    ['*', 'page'],
    [undefined, 'page'],
  ])('has one of few kinds for %s: %s', (url, kind) => {
    expect(kindOfRequest(url)).toBe(kind);
  });
});
