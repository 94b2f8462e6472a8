import type { NextConfig } from 'next';
import { readFirestoreSettings, readFreshSeconds } from './src/catalogue/source/readSourceSettings';
import { pictureWidths } from './src/media/pictureWidths';
import { settingsAnnouncements } from './src/shop/announceSettings';
import { readShopSettings } from './src/shop/readShopSettings';

const shop = readShopSettings(process.env);
const firestore = readFirestoreSettings(process.env);
readFreshSeconds(process.env);

// Next loads this file in every worker; what they inherit keeps the lines from being said more than once.
if (!process.env.SETTINGS_ANNOUNCED) {
  process.env.SETTINGS_ANNOUNCED = 'yes';
  for (const line of settingsAnnouncements(shop, !firestore)) console.warn(line);
}

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Tests build the site twice, on the demo and on an emulator, side by side.
  distDir: process.env.SITE_DIST || '.next',
  // A build checks the types of the site; `npm run check` those of the tests and scripts too.
  typescript: { tsconfigPath: 'tsconfig.site.json' },
  experimental: {
    clientRouterFilter: false,
    // Back leads to where one was, not to the top.
    scrollRestoration: true,
  },
  compiler: { styledComponents: true },
  env: { SHOP: JSON.stringify({ ...shop, showsDemoCatalogue: !firestore }) },
  outputFileTracingIncludes: {
    '/*': ['./demo/*.json'],
    '/api/preview/[name]': ['./assets/fonts/*', './public/pictures/**/*'],
  },
  // The page for our own faults is no address: asked for as one, it would answer 500.
  redirects: async () => [{ source: '/500', destination: '/', permanent: false }],
  images: {
    deviceSizes: [...pictureWidths],
    imageSizes: [128],
    remotePatterns: shop.imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
  },
};

export default config;
