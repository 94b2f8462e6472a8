import type { gaxios } from 'google-auth-library';

/** In milliseconds: the longest that one answer may take. */
const DEADLINE_MS = 60_000;

/**
 * How Google's libraries send requests. What only reads is sent up to three times again after a failure of the network or
 * the server, or when Google asks for patience; what writes is not, because its first answer may be lost.
 */
export const transport: gaxios.GaxiosOptions = {
  // By default they load a package for it, though Node has its own.
  fetchImplementation: (input, init) => fetch(input, init),
  timeout: DEADLINE_MS,
  retryConfig: { retry: 3 },
};
