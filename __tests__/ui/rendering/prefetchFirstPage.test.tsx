import Router from 'next/router';
import { prefetchFirstPage } from '@/ui/rendering/prefetchFirstPage';
import { aRouter } from '../../helpers/aRouter';
import { connected } from '../../helpers/connected';

/** A visit that begins on a page of the router. @returns the addresses prefetched so far. */
function visit(pathname: string, query: Record<string, string>, asPath: string) {
  const router = { ...aRouter(asPath), pathname, query };
  Object.assign(Router, { router });
  prefetchFirstPage();
  return jest.mocked(router.prefetch).mock.calls;
}

function start(shallow = false) {
  Router.events.emit('routeChangeStart', '/next', { shallow });
}

function arrive() {
  Router.events.emit('routeChangeComplete', '/next', { shallow: false });
}

afterEach(() => connected());

describe('prefetchFirstPage', () => {
  it.each([
    ['/', {}, '/', '/?'],
    ['/[category]', { category: 'Foundation' }, '/Foundation', '/[category]?category=Foundation'],
    [
      '/[category]',
      { category: 'Foundation', fbclid: '1' },
      '/Foundation?fbclid=1',
      '/[category]?category=Foundation&fbclid=1',
    ],
  ])('fetches %s %j once the visitor is on the next page', (pathname, query, asPath, url) => {
    const prefetched = visit(pathname, query, asPath);
    start();
    expect(prefetched).toEqual([]);
    arrive();
    expect(prefetched).toEqual([[url, asPath]]);
    start();
    arrive();
    expect(prefetched).toHaveLength(1);
  });

  it('fetches nothing while only the address of the page changes', () => {
    const prefetched = visit('/search', {}, '/search');
    start(true);
    arrive();
    expect(prefetched).toEqual([]);
    start();
    arrive();
    expect(prefetched).toHaveLength(1);
  });

  it('fetches nothing ahead where data is saved', () => {
    connected({ saveData: true });
    const prefetched = visit('/', {}, '/');
    start();
    arrive();
    expect(prefetched).toEqual([]);
  });
});
