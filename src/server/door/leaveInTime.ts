import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Platforms end by force what is still there half a minute, some ten seconds, after the signal. */
const ANSWERED_WITHIN_MS = 8_000;
const GONE_WITHIN_MS = 9_500;

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

  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    unanswered += 1;
    if (leaving) response.setHeader('Connection', 'close');
    response.once('close', () => {
      unanswered -= 1;
      if (leaving && unanswered === 0) hangUp();
    });
  });
  const leave = (signal: keyof typeof exitCodes) => {
    if (leaving) return;
    leaving = true;
    if (unanswered === 0) hangUp();
    setTimeout(hangUp, ANSWERED_WITHIN_MS).unref();
    setTimeout(() => process.exit(exitCodes[signal]), GONE_WITHIN_MS).unref();
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}
