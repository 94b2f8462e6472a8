import { pageDataPath } from '@/catalogue/addresses';
import { answerKnownPageData } from '@/shelves/answerKnownPageData';

const ORIGIN = 'https://shop.example';
const data = { pageProps: { dehydratedState: { queries: ['Foundation'] } }, __N_SSG: true };

/** A fake browser that opened an address of the shop, with a mocked network. `gsp`: the page has static props. */
function opened(address: string, { gsp = true }: { gsp?: boolean } = {}) {
  const fromNetwork = new Response('from the network');
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => fromNetwork);
  const browser: Partial<Window> & { fetch: typeof fetch } = {
    location: new URL(address, ORIGIN) as Pick<URL, 'href' | 'pathname'> as Location,
    __NEXT_DATA__: {
      buildId: 'a-build',
      page: '/[category]',
      query: {},
      props: data,
      ...(gsp ? { gsp } : {}),
    },
    fetch: network,
  };
  answerKnownPageData(browser as Window & { fetch: typeof fetch });
  return { browser, network, fromNetwork };
}

describe('answerKnownPageData', () => {
  it.each([
    ['of another page', '/_next/data/a-build/Primer.json'],
    ['of the first page', '/_next/data/a-build/Foundation.json'],
    ['with a query', '/_next/data/a-build/Primer.json?category=Primer'],
    ['of an older build', '/_next/data/older/Primer.json'],
    ['with an absolute URL', `${ORIGIN}/_next/data/a-build/Primer.json`],
  ])('answers a HEAD for the data %s without the network', async (_what, address) => {
    const { browser, network } = opened('/Foundation');
    const answer = await browser.fetch(address, { method: 'HEAD', credentials: 'same-origin' });
    expect(answer.ok).toBe(true);
    await expect(answer.text()).resolves.toBe('');
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['/Foundation', '/_next/data/a-build/Foundation.json'],
    ['/Foundation', '/_next/data/a-build/Foundation.json?category=Foundation'],
    ['/Foundation', `${ORIGIN}/_next/data/a-build/Foundation.json`],
    ['/Foundation?fbclid=1#price', '/_next/data/a-build/Foundation.json?category=Foundation'],
    ['/contact-us', '/_next/data/a-build/contact-us.json'],
    ['/', '/_next/data/a-build/index.json'],
    ['/?utm_source=whatsapp', '/_next/data/a-build/index.json'],
  ])('after %s answers %s from the data in its HTML', async (first, address) => {
    const { browser, network } = opened(first);
    const answer = await browser.fetch(address, { method: 'GET' });
    expect(answer.ok).toBe(true);
    await expect(answer.json()).resolves.toEqual(data);
    expect(network).not.toHaveBeenCalled();
  });

  it('answers a request without options, and repeated requests', async () => {
    const { browser, network } = opened('/Foundation');
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await browser.fetch('/_next/data/a-build/Foundation.json');
      await expect(answer.json()).resolves.toEqual(data);
    }
    expect(network).not.toHaveBeenCalled();
  });

  it.each<[what: string, input: RequestInfo | URL, init: RequestInit | undefined]>([
    ["another page's data", '/_next/data/a-build/Primer.json', { method: 'GET' }],
    ["the first page's data in lower case", '/_next/data/a-build/foundation.json', undefined],
    ["the home page's data", '/_next/data/a-build/index.json', {}],
    ["another build's data", '/_next/data/newer/Foundation.json', { method: 'GET' }],
    ['a request for a shelf', '/api/shelves/MAKEUP-Foundation?version=0123456789ab', {}],
    [
      'a Request object',
      new Request(`${ORIGIN}/_next/data/a-build/Foundation.json`),
      { method: 'GET' },
    ],
    ['a URL object', new URL('/_next/data/a-build/Foundation.json', ORIGIN), undefined],
    ['another path', '/Foundation', { method: 'GET' }],
    ['a HEAD for another path', '/Foundation', { method: 'HEAD' }],
    ['a data path within a query', '/?to=/_next/data/a-build/Foundation.json', undefined],
    ['another site', 'https://elsewhere.example/Foundation.json', { method: 'HEAD' }],
  ])('passes %s to the network unchanged', async (_what, input, init) => {
    const { browser, network, fromNetwork } = opened('/Foundation');
    await expect(browser.fetch(input, init)).resolves.toBe(fromNetwork);
    expect(network).toHaveBeenCalledTimes(1);
    const [passedInput, passedInit] = network.mock.calls[0] ?? [];
    expect(passedInput).toBe(input);
    expect(passedInit).toBe(init);
  });

  describe('after a first page without static props', () => {
    it.each(['/no-such-page', '/'])('requests the data of %s from the network', async (first) => {
      const { browser, network, fromNetwork } = opened(first, { gsp: false });
      const address = pageDataPath('a-build', first);
      const init = { method: 'GET' };
      await expect(browser.fetch(address, init)).resolves.toBe(fromNetwork);
      expect(network.mock.calls).toEqual([[address, init]]);
    });

    it('still answers a HEAD without the network', async () => {
      const { browser, network } = opened('/no-such-page', { gsp: false });
      const answer = await browser.fetch('/_next/data/a-build/Primer.json', { method: 'HEAD' });
      expect(answer.ok).toBe(true);
      expect(network).not.toHaveBeenCalled();
    });
  });

  it('passes network errors on', async () => {
    const { browser, network } = opened('/Foundation');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const asking = browser.fetch('/_next/data/a-build/Primer.json');
    await expect(asking).rejects.toThrow('Failed to fetch');
  });
});
