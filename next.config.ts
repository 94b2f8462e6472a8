import { existsSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { securityHeaders } from './src/answers/headers/securityHeaders';
import { CACHE_IMMUTABLE } from './src/answers/http';
import { distFolder } from './src/bundler/distFolder';
import { preferNextEsModules } from './src/bundler/preferNextEsModules';
import { textOfWorkers } from './src/bundler/textOfWorkers';
import { ESCAPED_PATH } from './src/catalogue/addresses/escapes';
import { checkSettingsFile } from './src/data/settings/checkSettingsFile';
import { readSettings } from './src/data/settings/readSettings';
import { catalogueOf } from './src/data/settings/serverSettings';
import {
  FIREBASE_STORAGE,
  OWN_PICTURES,
  pictureLimits,
  pictureQuality,
  pictureWidths,
} from './src/pictures/pictureLimits';
import { settingsAnnouncements } from './src/shop/settingsAnnouncements';
import { shopVariables } from './src/shop/shopVariables';

type Facts = ReturnType<typeof readSettings>;

/**
 * Next loads this file again in every worker. The workers inherit this variable, so the lines are printed once only.
 */
function announce(shop: Facts): void {
  if (process.env.SETTINGS_ANNOUNCED) return;
  process.env.SETTINGS_ANNOUNCED = 'yes';
  for (const line of settingsAnnouncements(shop)) console.warn(line);
}

/** A wrong setting ends the build, and the start, with its name. */
export default function nextConfig(): NextConfig {
  if (existsSync('.env.local')) checkSettingsFile(readFileSync('.env.local', 'utf8'));
  const shop = readSettings(process.env);
  announce(shop);
  return configOf(shop);
}

/**
 * A pattern for escapes of letters, digits, brackets and signs that need none in addresses, and of the slash: Next would
 * look for such a file or route again and again, and answer 500.
 */
const NEEDLESS_ESCAPE = '%(?:2[DEF]|3\\d|4[1-9A-F]|5[0-9ABDF]|6[1-9A-F]|7[0-9AE])';

const configOf = (shop: Facts): NextConfig => ({
  reactStrictMode: true,
  poweredByHeader: false,
  distDir: distFolder(),
  // A build checks the types of the site only; `npm run check` also those of tests and scripts.
  typescript: { tsconfigPath: 'tsconfig.site.json' },
  experimental: {
    // Otherwise each page's script has a filter that tells which links lead to the App Router. This site has none.
    clientRouterFilter: false,
    // Back returns to the previous scroll position, not to the top.
    scrollRestoration: true,
    // A check of the App Router's request header. With it, Next would answer such a request with a redirect, which caches
    // could serve to everybody. Without it the header has no effect, because this site has no App Router.
    validateRSCRequestHeaders: false,
    imgOptMaxInputPixels: pictureLimits.pixels,
    // Otherwise libvips keeps about the last eight decoded pictures in memory, whatever their size.
    imgOptOperationCache: false,
  },
  webpack: (config, { isServer }) =>
    isServer ? textOfWorkers(config) : preferNextEsModules(config),
  compiler: { styledComponents: true },
  env: {
    ...shopVariables(shop),
    // Read by instrumentation.ts alone, so no browser gets it.
    BUILT_CATALOGUE: catalogueOf(process.env),
  },
  redirects: async () => [
    // Redirects an address with needless escapes. Not below /_next/: names of scripts there have escaped brackets.
    {
      source: `/:path((?!_next/|${ESCAPED_PATH.slice(1)}/).*${NEEDLESS_ESCAPE}.*)`,
      destination: `${ESCAPED_PATH}/:path`,
      permanent: true,
    },
    // The error page has no address for visitors: /500 would answer with status 500.
    { source: '/500', destination: '/', permanent: false },
  ],
  // No headers in development: that server puts inline scripts into pages and uses `eval`, which the policy forbids.
  headers: async () =>
    process.env.NODE_ENV === 'development'
      ? []
      : [
          { source: '/:path*', headers: securityHeaders(shop) },
          {
            source: '/fonts/:file.woff2',
            headers: [{ key: 'Cache-Control', value: CACHE_IMMUTABLE }],
          },
        ],
  images: {
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    formats: ['image/avif', 'image/webp'],
    qualities: [pictureQuality],
    localPatterns: [{ pathname: `${OWN_PICTURES}**`, search: '' }],
    // One day, in seconds. A picture replaced under its old address shows after a day; each conversion costs on Vercel.
    minimumCacheTTL: 86_400,
    maximumRedirects: 0,
    maximumResponseBody: pictureLimits.bytes,
    maximumDiskCacheSize: 500_000_000,
    remotePatterns: shop.pictureHosts.map((host) => {
      const [hostname = '', ...folders] = host.split('/');
      const pathname = `/${folders.join('/')}**`;
      // Queries are refused, because each would be a picture of its own, converted and billed. Firebase's need theirs.
      const search = hostname === FIREBASE_STORAGE ? {} : { search: '' };
      return { protocol: 'https', hostname, port: '', pathname, ...search };
    }),
  },
});
