import path from 'node:path';
import type { NextConfig } from 'next';

/** The settings of Next for `next start`. Empty on Vercel, which stores, compresses and tags pages itself. */
export function selfHostedSettings(): Pick<NextConfig, 'cacheHandler' | 'generateEtags'> {
  if (process.env.VERCEL) return {};
  return {
    cacheHandler: path.resolve('src/selfHosted/pageStore/pageStore.cjs'),
    // `sendCompressed` sets them, once for each page.
    generateEtags: false,
  };
}
