import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { securityHeaders } from '@/answers/headers/securityHeaders';
import { shop } from '@/shop/shop';

/**
 * Sets the security headers on every response of this process. Next's own `headers()` skips the redirects that Next
 * makes itself and its response to malformed addresses.
 */
export function setSecurityHeaders(): void {
  const headers = securityHeaders(shop);
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    for (const { key, value } of headers) response.setHeader(key, value);
  });
}
