import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  /** 0 when the server closed the connection without a word. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends bytes that no client library would let pass, and reads until the server closes the connection. Half of it is closed
 * from here, for requests that miss their end; with `waits` it is not, as Node gives up what it has not answered by then.
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
