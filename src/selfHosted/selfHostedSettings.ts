import path from 'node:path';
import type { NextConfig } from 'next';

/** Next's settings for `next start`. Empty on Vercel, which stores pages itself. */
export function selfHostedSettings(): Pick<NextConfig, 'cacheHandler'> {
  if (process.env.VERCEL) return {};
  return { cacheHandler: path.resolve('src/selfHosted/pageStore/pageStore.cjs') };
}
