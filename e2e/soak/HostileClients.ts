import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { rawRequest } from '../rawRequest';
import { hostileRequest } from './hostileRequest';

const CLIENTS = 32;
/** Connections that are held open without ever asking for something whole. */
const DAWDLERS = 100;
const DAWDLES_MS = 2_000;
/** Somebody who does not wait for the answer leaves after this. */
const LEAVES_MS = 20;

/** A crowd that sends what is dear and waits for nothing but its turn to send more. */
export class HostileClients {
  readonly #address: URL;
  readonly #done: Promise<unknown>;
  #isOver = false;
  #sent = 0;

  constructor(address: string) {
    this.#address = new URL(address);
    this.#done = Promise.all([
      ...Array.from({ length: CLIENTS }, (_, at) => this.#repeat(() => this.#send(at % 4 === 0))),
      ...Array.from({ length: DAWDLERS }, () => this.#repeat(() => this.#dawdle())),
    ]);
  }

  /** How many requests were sent. */
  get sent(): number {
    return this.#sent;
  }

  /** Sends no more, and waits for those under way. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async #repeat(once: () => Promise<void>): Promise<void> {
    // Whether and how it is answered is not their concern.
    while (!this.#isOver) await once().catch(() => pause(LEAVES_MS));
  }

  async #send(leaves: boolean): Promise<void> {
    this.#sent += 1;
    const request = hostileRequest();
    if (leaves) return this.#holdOpen(request, LEAVES_MS);
    await rawRequest(this.#address.href, request, { waits: true });
  }

  #dawdle(): Promise<void> {
    const begins = ['GET / HTTP/1.1\r\nhost: a\r\nx-', 'POST / HTTP/1.1\r\nhost: a\r\nte', ''];
    const begin = begins[Math.floor(Math.random() * begins.length)] ?? '';
    return this.#holdOpen(Buffer.from(begin), DAWDLES_MS);
  }

  async #holdOpen(request: Buffer, ms: number): Promise<void> {
    const socket = connect(Number(this.#address.port), this.#address.hostname);
    socket.on('error', () => socket.destroy());
    socket.write(request);
    await pause(ms);
    socket.destroy();
  }
}
