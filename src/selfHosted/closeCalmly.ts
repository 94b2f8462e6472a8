import type { Server } from 'node:http';

/** How long a connection without a request stays open after its server stopped listening, in milliseconds. */
const CALM_MS = 1_000;

/**
 * Delays what `server.close()` does at once: closing connections that are between two requests. A request already on
 * its way there would be reset. Within the calm it is answered, and the client told not to use the connection again.
 */
export function closeCalmly(server: Server, calmMs = CALM_MS): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  // Not a reason to stay alive: the connections themselves are.
  server.closeIdleConnections = () => setTimeout(closeIdle, calmMs).unref();
  server.prependListener('request', (_request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close');
  });
}
