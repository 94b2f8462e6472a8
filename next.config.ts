import type { NextConfig } from 'next';
import { FOR_A_YEAR } from './src/answers/headers/cacheControl';
import { securityHeaders } from './src/answers/headers/securityHeaders';
import { compileAhead } from './src/build/compileAhead';
import { distFolder } from './src/build/distFolder';
import { slimNext } from './src/build/slimNext';
import { readSettings } from './src/data/settings/readSettings';
import {
  OWN_PICTURES,
  pictureLimits,
  pictureQualities,
  pictureWidths,
} from './src/pictures/pictureLimits';
import { selfHostedSettings } from './src/selfHosted/selfHostedSettings';
import { settingsAnnouncements } from './src/shop/announceSettings';

const { shop } = readSettings(process.env);

// Next loads this file in every worker; what they inherit keeps the lines from being said more than once.
if (!process.env.SETTINGS_ANNOUNCED) {
  process.env.SETTINGS_ANNOUNCED = 'yes';
  for (const line of settingsAnnouncements(shop, shop.showsDemoCatalogue)) console.warn(line);
}

/** Tests build the same sources several times, and let the first build do what would be the same in each. */
const builtBefore = Boolean(process.env.SITE_BUILT_BEFORE);

const config: NextConfig = {
  reactStrictMode: true,
  // Jest on Node 20 can't load packages that are ES modules only, but compiles those that are named here.
  transpilePackages: ['p-limit', 'yocto-queue'],
  poweredByHeader: false,
  distDir: distFolder(),
  ...selfHostedSettings(),
  // A build checks the types of the site; `npm run check` those of the tests and scripts too.
  typescript: { tsconfigPath: 'tsconfig.site.json', ignoreBuildErrors: builtBefore },
  // For a host that packs a function of each page, a build looks for the files that it opens: half of a compilation's time.
  ...(builtBefore ? { outputFileTracingExcludes: { '**': ['**/*'] } } : {}),
  experimental: {
    clientRouterFilter: false,
    // Back leads to where one was, not to the top.
    scrollRestoration: true,
    // There is no App Router: a header of it changes nothing, instead of a redirect that caches could keep for everybody.
    validateRSCRequestHeaders: false,
    imgOptMaxInputPixels: pictureLimits.pixels,
    // libvips would keep the last pictures that it unpacked, eight or so, however great.
    imgOptOperationCache: false,
  },
  webpack: (config, { isServer, webpack }) =>
    isServer ? config : compileAhead(slimNext(config), webpack),
  compiler: { styledComponents: true },
  env: { SHOP: JSON.stringify(shop) },
  // The page for our own faults is no address: asked for as one, it would answer 500.
  redirects: async () => [{ source: '/500', destination: '/', permanent: false }],
  // The development server puts scripts of its own into pages, and evaluates text.
  headers: async () =>
    process.env.NODE_ENV === 'development'
      ? []
      : [
          { source: '/:path*', headers: securityHeaders(shop) },
          {
            source: '/fonts/:file.woff2',
            headers: [{ key: 'Cache-Control', value: FOR_A_YEAR }],
          },
        ],
  images: {
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    qualities: Object.values(pictureQualities),
    localPatterns: [{ pathname: `${OWN_PICTURES}**`, search: '' }],
    // A picture that was replaced under its old address is seen a day later; each making costs money on Vercel.
    minimumCacheTTL: 86_400,
    maximumRedirects: 0,
    maximumResponseBody: pictureLimits.bytes,
    maximumDiskCacheSize: 500_000_000,
    remotePatterns: shop.imageHosts.map((host) => {
      const [hostname = '', ...folders] = host.split('/');
      return { protocol: 'https', hostname, port: '', pathname: `/${folders.join('/')}**` };
    }),
  },
};

export default config;
