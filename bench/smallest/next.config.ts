import path from 'node:path';
import type { NextConfig } from 'next';

/** The smallest pages-router app with React Query and styled-components. */
const config: NextConfig = {
  compiler: { styledComponents: true },
  poweredByHeader: false,
  experimental: {
    // The bench's shelf is outside this folder.
    externalDir: true,
    scrollRestoration: true,
  },
  outputFileTracingRoot: path.resolve(import.meta.dirname ?? '.', '../..'),
};

export default config;
