import path from 'node:path';
import type { NextConfig } from 'next';

/** Next's settings for `next start`. Empty on Vercel, which stores and compresses pages and sets ETags itself. */
export function selfHostedSettings(): Pick<NextConfig, 'cacheHandler' | 'generateEtags'> {
  if (process.env.VERCEL) return {};
  return {
    cacheHandler: path.resolve('src/selfHosted/pageStore/pageStore.cjs'),
    // `sendCompressed` sets ETags, computed once per page.
    generateEtags: false,
  };
}
