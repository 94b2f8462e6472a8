import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { closeCalmly } from '../closeCalmly';
import { checkPictureRequest, isPictureRequest } from './checkPictureRequest';
import { checkRequest } from './checkRequest';
import { limitPictureRequests } from './limitPictureRequests';
import { type Refusal, refuse } from './refuse';
import { sendCompressed } from './sendCompressed';

/**
 * Puts the request guard in front of Next in every server of this process. `next start` creates its server itself, so
 * the guard takes over the server's listeners when Node announces the first request. That is before they are called.
 * @param onlyPictures a proxy in front refuses requests of strange size and form; the guard only those for pictures that
 * no page contains, because the proxy can't know them.
 */
export function guardRequests({ onlyPictures = false } = {}): void {
  const check = onlyPictures ? checkPicture : checkRequest;
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    // Next closes upgrade requests, which only its development server uses. Without listeners Node answers in HTTP/1.1.
    server.removeAllListeners('upgrade');
    server.on('request', (request, response) =>
      guard(request, response, check(request), () =>
        Promise.all(listeners.map((listener) => listener.call(server, request, response))),
      ),
    );
    closeCalmly(server);
  });
}

function checkPicture({ method, url = '' }: IncomingMessage): Refusal | undefined {
  return checkPictureRequest(method, url);
}

function guard(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal | undefined,
  next: () => Promise<unknown>,
): void {
  if (refusal) {
    refuse(response, refusal);
    return;
  }
  sendCompressed(request, response);
  if (isPictureRequest(request.url ?? '')) limitPictureRequests(request, response, next);
  else next();
}
