import type { gaxios } from 'google-auth-library';

const DEADLINE_MS = 60_000;

/**
 * How Google's libraries send requests. Only reads are repeated, up to three times: a write that
 * failed may have been done.
 */
export const transport: gaxios.GaxiosOptions = {
  // By default the libraries load a package for `fetch`, which Node has.
  fetchImplementation: (input, init) => fetch(input, init),
  timeout: DEADLINE_MS,
  retryConfig: { retry: 3 },
};
