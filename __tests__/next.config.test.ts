import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fontFiles } from '@styles/fontFaces';
import type { NextConfig } from 'next';
import { fetchExternalImage } from 'next/dist/server/image-optimizer';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { CACHE_IMMUTABLE } from '@/answers/headers/cacheControl';
import { securityHeaders } from '@/answers/headers/securityHeaders';
import { pictureLimits } from '@/pictures/pictureLimits';
import { shop } from '@/shop/shop';

/** The config as Next loads it in a fresh process with these environment variables. */
async function configWith(environment: Record<string, string> = {}): Promise<NextConfig> {
  const env = { ...process.env, SETTINGS_ANNOUNCED: 'yes', ...environment };
  jest.replaceProperty(process, 'env', env as typeof process.env);
  jest.resetModules();
  const { default: configIn } = await import('../next.config');
  return configIn();
}

/** The headers that the config sets on responses at this path. */
async function headersAt(path: string, config: NextConfig) {
  const rules = (await config.headers?.()) ?? [];
  return rules.flatMap(({ source, headers }) => (getPathMatch(source)(path) ? headers : []));
}

/** Lets Next's optimiser fetch a picture with the config's limits, from a host that answers with `answer`. */
async function optimiserAsks(answer: RequestListener) {
  const { images } = await configWith();
  const asked: (string | undefined)[] = [];
  const host = createServer((request, response) => {
    asked.push(request.url);
    answer(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const [mostBytes, mostRedirects] = [images?.maximumResponseBody, images?.maximumRedirects];
  const picture = fetchExternalImage(
    `http://127.0.0.1:${port}/a.jpg`,
    true,
    mostBytes as number,
    mostRedirects,
  );
  const [outcome] = await Promise.allSettled([picture]);
  host.closeAllConnections();
  host.close();
  return { outcome, asked };
}

describe('redirects() of next.config', () => {
  const required = {
    SHOP_NAME: 'A',
    SHOP_PHONE: '98765 43210',
    SHOP_EMAIL: 'a@b.in',
    SHOP_STREET: '1',
  };

  /** Which of these addresses lead elsewhere. */
  async function redirected(SHOP_LANGUAGES: string, paths: readonly string[]) {
    const { redirects } = await configWith({ ...required, SHOP_LANGUAGES });
    const rules = (await redirects?.()) ?? [];
    return paths.filter((path) => rules.some(({ source }) => getPathMatch(source)(path)));
  }

  it('are for the addresses of languages that the shop does not offer', async () => {
    const paths = ['/', '/bn', '/bn/Foundation', '/hi/search', '/Hi-shine'];
    expect(await redirected('', paths)).toEqual([]);
    expect(await redirected('bn', paths)).toEqual(['/hi/search']);
    expect(await redirected('en', paths)).toEqual(['/bn', '/bn/Foundation', '/hi/search']);
  });
});

describe('headers() of next.config', () => {
  it('sets the security headers at every address: on Vercel nothing else does', async () => {
    const promised = securityHeaders(shop);
    expect(promised.length).toBeGreaterThan(3);
    const config = await configWith();
    for (const path of [
      '/',
      '/Foundation',
      '/api/preview/_home.0.jpg',
      '/_next/static/a.js',
      '/no',
    ])
      expect([path, await headersAt(path, config)]).toEqual([path, promised]);
  });

  it('caches only fonts for a year: their names change with their content', async () => {
    const config = await configWith();
    const kept = { key: 'Cache-Control', value: CACHE_IMMUTABLE };
    for (const file of Object.values(fontFiles)) {
      expect(await headersAt(file, config)).toContainEqual(kept);
    }
    for (const path of ['/fonts/OFL-Fraunces.txt', '/icon.svg', '/']) {
      expect(await headersAt(path, config)).not.toContainEqual(kept);
    }
  });

  it('sets no headers on the development server', async () => {
    const config = await configWith({ NODE_ENV: 'development' });
    expect(await headersAt('/', config)).toEqual([]);
  });
});

describe('the image optimiser', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('accepts a query from Firebase alone, whose addresses need one: each would cost a conversion', async () => {
    const { images } = await configWith({
      FIREBASE_PROJECT_ID: 'a-test-shop',
      FIREBASE_API_KEY: 'a-key-of-twenty-or-more',
      IMAGE_HOSTS: 'pictures.example',
    });
    const queries = new Map(
      images?.remotePatterns?.map(({ hostname, search }) => [hostname, search] as const),
    );
    expect(Object.fromEntries(queries)).toEqual({
      'pictures.example': '',
      'i.ytimg.com': '',
      'firebasestorage.googleapis.com': undefined,
    });
  });

  it('accepts a picture from a host', async () => {
    const { outcome } = await optimiserAsks((_request, response) => response.end('a picture'));
    expect(outcome).toMatchObject({ status: 'fulfilled' });
  });

  it('follows no redirect, which could lead into the internal network (SSRF)', async () => {
    const { outcome, asked } = await optimiserAsks((request, response) =>
      request.url === '/a.jpg'
        ? response.writeHead(302, { Location: '/b.jpg' }).end()
        : response.end('a picture'),
    );
    expect(asked).toEqual(['/a.jpg']);
    expect(outcome).toMatchObject({ status: 'rejected' });
  });

  it('rejects an answer that is larger than the size limit', async () => {
    const { outcome } = await optimiserAsks((_request, response) =>
      response.end(Buffer.alloc(pictureLimits.bytes + 1)),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { statusCode: 413 } });
  });
});
