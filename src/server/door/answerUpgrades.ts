import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const NO_TUNNEL =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n';

/**
 * Lets a request that would like another protocol be answered in this one, as RFC 9110, 7.8 has it: Node does so where
 * nobody listens for upgrades. Next listens, for its development server alone, and hangs up. CONNECT, for which Node hangs
 * up by itself, is told so.
 */
export function answerUpgrades(server: Server): void {
  server.removeAllListeners('upgrade');
  if (server.listenerCount('connect') > 0) return;
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(NO_TUNNEL);
  });
}
