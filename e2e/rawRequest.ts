import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  /** 0 when the server closed the connection without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends bytes that no client library would accept, and reads until the server closes the connection. The sending side
 * is closed at once, so that incomplete requests end. With `waits` it stays open: Node drops a request that it has not
 * answered by then.
 */
export async function rawRequest(
  address: string,
  request: Buffer,
  { waits = false } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  if (!waits) socket.end();
  const answer = (await buffer(socket)).toString('utf8');
  const final = answer.replace(/^(HTTP\/1\.\d 1\d\d[\s\S]*?\r\n\r\n)+/, '');
  const [head = '', ...rest] = final.split('\r\n\r\n');
  const status = Number(head.match(/^HTTP\/1\.\d (\d{3})/)?.[1] ?? 0);
  return { status, head, body: rest.join('\r\n\r\n') };
}
