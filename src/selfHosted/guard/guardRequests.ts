import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isPictureRequest } from './checkPictureRequest';
import { checkRequest } from './checkRequest';
import { limitPictureRequests } from './limitPictureRequests';
import { plainBrackets } from './plainBrackets';
import { refuse } from './refuse';

/**
 * Puts the request guard in front of Next, whose server `next start` creates itself: takes over its listeners when Node
 * announces the first request, before they are called.
 */
export function guardRequests(): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    // Only Next's development server uses upgrades. Without listeners Node answers in HTTP/1.1.
    server.removeAllListeners('upgrade');
    server.on('request', (request, response) =>
      guard(request, response, async () => {
        try {
          await Promise.all(listeners.map((listener) => listener.call(server, request, response)));
        } catch (error) {
          endFailed(response, error);
        }
      }),
    );
  });
}

function guard(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<void>,
): void {
  request.url = plainBrackets(request.url ?? '');
  const refusal = checkRequest(request);
  if (refusal) refuse(response, refusal);
  else if (isPictureRequest(request.url)) limitPictureRequests(request, response, next);
  else void next();
}

/** Otherwise the request would wait for ever. */
function endFailed(response: ServerResponse, error: unknown): void {
  console.error('Request failed:', error);
  if (response.headersSent) response.destroy();
  else refuse(response, { status: 500, text: 'Internal Server Error' });
}
