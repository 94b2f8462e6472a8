import { fontFiles } from '@styles/fontFaces';
import type { NextConfig } from 'next';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { securityHeaders } from '@/answers/headers/securityHeaders';
import { CACHE_IMMUTABLE } from '@/answers/http';
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
});

describe('the image optimiser', () => {
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

  it('follows no redirect, which could lead into the internal network (SSRF), and takes no larger file', async () => {
    const { images } = await configWith();
    expect(images).toMatchObject({
      maximumRedirects: 0,
      maximumResponseBody: pictureLimits.bytes,
    });
  });
});
