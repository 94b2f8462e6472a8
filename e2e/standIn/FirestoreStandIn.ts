import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Fault } from './faults';
import { runQuery, type StandInDocuments } from './runQuery';

const EVERY = '*';

/**
 * Stands in for Firestore's REST endpoint where the official emulator can't: it fails on demand and counts requests.
 * Each connection serves one request, so that a network fault affects the next request.
 */
export class FirestoreStandIn {
  readonly documents = new Map<string, StandInDocuments>();
  readonly #faults = new Map<string, Fault>();
  readonly #requests = new Map<string, number>();
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  /** Starts to listen; after `refuse`, on the same port again. */
  async accept(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  get port(): number {
    return this.#port;
  }

  /** Fails requests for one collection, or for all collections without their own fault. */
  fail(fault: Fault, collection = EVERY): void {
    this.#faults.set(collection, fault);
  }

  /** Ends the fault of one collection, or the one for all others. */
  recover(collection = EVERY): void {
    this.#faults.delete(collection);
  }

  /** Number of requests received for a collection, answered or not. */
  requests(collection: string): number {
    return this.#requests.get(collection) ?? 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('connection', 'close');
    const answer = runQuery(request.url ?? '', await text(request), this.documents);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    const { collection, body } = answer;
    this.#requests.set(collection, this.requests(collection) + 1);
    const good = () => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const fault = this.#faults.get(collection) ?? this.#faults.get(EVERY);
    if (fault) fault({ request, response, body, good });
    else good();
  }
}
