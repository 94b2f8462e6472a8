import path from 'node:path';
import type { NextConfig } from 'next';

/** The smallest app of the pages router with React Query and styled-components: Next as it comes. */
const config: NextConfig = {
  compiler: { styledComponents: true },
  poweredByHeader: false,
  // The shelf is the bench's.
  experimental: { externalDir: true },
  outputFileTracingRoot: path.resolve(import.meta.dirname ?? '.', '../..'),
};

export default config;
