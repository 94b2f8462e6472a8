import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { shop } from '@/shop/shop';
import { securityHeaders } from './securityHeaders';

/**
 * Puts the security headers on each response of this process. Next's own `headers()` leaves out its redirects and its
 * answer to malformed addresses; on Vercel, where no such process answers them, `headers()` is what counts.
 */
export function headEveryResponse(): void {
  const headers = securityHeaders(shop);
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    for (const { key, value } of headers) response.setHeader(key, value);
  });
}
