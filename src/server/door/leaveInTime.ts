import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Platforms end by force what is still there half a minute, some ten seconds, after the signal. */
const ANSWERED_WITHIN_MS = 8_000;
const GONE_WITHIN_MS = 9_500;
/** So long nobody must have been waiting: a request may still be on its way in a connection that is open. */
const CALM_MS = 300;

/** 128 and the signal's number, as Next itself ends. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * On a signal to leave, requests in flight are answered, at most eight seconds long, and then all connections are closed;
 * Next, which took the signal too and accepts no new ones, waits for that, and would wait for ever for somebody who
 * never ends his request.
 */
export function leaveInTime(): void {
  const sockets = new Set<Socket>();
  let unanswered = 0;
  let leaving = false;
  let calm: NodeJS.Timeout | undefined;

  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const hangUpOnceCalm = () => {
    if (leaving && unanswered === 0) calm = setTimeout(hangUp, CALM_MS);
  };
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    unanswered += 1;
    clearTimeout(calm);
    if (leaving) response.setHeader('Connection', 'close');
    response.once('close', () => {
      unanswered -= 1;
      hangUpOnceCalm();
    });
  });
  const leave = (signal: keyof typeof exitCodes) => {
    if (leaving) return;
    leaving = true;
    hangUpOnceCalm();
    setTimeout(hangUp, ANSWERED_WITHIN_MS).unref();
    setTimeout(() => process.exit(exitCodes[signal]), GONE_WITHIN_MS).unref();
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}
