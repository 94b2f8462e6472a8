import path from 'node:path';
import type { NextConfig } from 'next';

/** The smallest pages-router app with React Query and styled-components, otherwise with Next's defaults. */
const config: NextConfig = {
  compiler: { styledComponents: true },
  poweredByHeader: false,
  experimental: {
    // The pages import the bench's shelf from outside this folder.
    externalDir: true,
    // As on the site, Back returns to the place that the visitor left.
    scrollRestoration: true,
  },
  outputFileTracingRoot: path.resolve(import.meta.dirname ?? '.', '../..'),
};

export default config;
