import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FirestoreRest } from '../../scripts/push/FirestoreRest';
import { emulatorAddress } from './emulator';

/** What happens instead of an answer: the connection is cut, or Firestore refuses with this status. */
export type NetworkFault = 'cut' | number;

interface Behind {
  readonly database: FirestoreRest;
  /** How many commits were requested so far. */
  readonly commits: () => number;
  readonly close: () => Promise<void>;
}

/** The emulator's database behind a network on which every commit fails from number `failsFrom` on. */
export async function emulatorBehind(
  projectId: string,
  failsFrom: number,
  fault: NetworkFault,
): Promise<Behind> {
  let commits = 0;
  const server = createServer((request, response) => {
    if (request.url?.endsWith(':commit')) commits += 1;
    if (commits < failsFrom) void passOn(request, response);
    else if (fault === 'cut') request.socket.destroy();
    else response.writeHead(fault).end(JSON.stringify({ error: { code: fault } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    database: new FirestoreRest({
      projectId,
      origin: `http://127.0.0.1:${port}`,
      token: 'owner',
    }),
    commits: () => commits,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const answer = await fetch(`http://${emulatorAddress()}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body ? { body } : {}),
  });
  response.writeHead(answer.status).end(await answer.text());
}
