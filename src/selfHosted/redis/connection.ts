import { createClient } from '@redis/client';

/** The longest that opening a connection may take. Nobody waits for it. */
export const CONNECT_MS = 2_000;
/** Commands in flight. More than that many at once only come together when Redis hangs. */
const MOST_COMMANDS = 1_000;

export type Client = ReturnType<typeof connection>;

/**
 * A client that is not connected yet. It doesn't connect anew by itself, because it would do so only for connections
 * that are lost, not for those that hang, and nothing waits in it for a connection.
 */
export function connection(url: string) {
  return createClient({
    url,
    // The oldest form of the protocol: it needs no exchange before the first command.
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_COMMANDS,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  });
}
