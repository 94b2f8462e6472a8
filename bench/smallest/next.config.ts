import path from 'node:path';
import type { NextConfig } from 'next';

/** The smallest pages-router app with React Query and styled-components, otherwise with Next's defaults. */
const config: NextConfig = {
  compiler: { styledComponents: true },
  poweredByHeader: false,
  // The pages import the bench's shelf from outside this folder.
  experimental: { externalDir: true },
  outputFileTracingRoot: path.resolve(import.meta.dirname ?? '.', '../..'),
};

export default config;
