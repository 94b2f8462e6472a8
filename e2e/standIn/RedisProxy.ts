import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { listenOn } from './listenOn';

/** What happens to a server's answers on their way. */
export type Passing = 'all' | 'none' | 'beginning' | 'late';

/** As long as no visitor would wait. */
const LATE_MS = 5_000;

/** Stands in front of a real Redis server and spoils its answers on demand, or refuses connections. */
export class RedisProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #passing: Passing = 'all';
  #port = 0;

  /** @param target the port of the real server, which may start later. */
  constructor(target: number) {
    this.#target = target;
    this.#server = createServer((socket) => this.#join(socket));
  }

  /** Starts to listen; after `refuse`, on the same port again. */
  async accept(): Promise<void> {
    this.#port = await listenOn(this.#server, this.#port);
  }

  /** Cuts all connections and refuses new ones. */
  async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** From now on passes answers on in this way, also on open connections. */
  pass(passing: Passing): void {
    this.#passing = passing;
  }

  get port(): number {
    return this.#port;
  }

  #join(near: Socket): void {
    const far = createConnection(this.#target, '127.0.0.1');
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (answer: Buffer) => this.#answer(near, answer));
  }

  #answer(near: Socket, answer: Buffer): void {
    if (this.#passing === 'all') near.write(answer);
    if (this.#passing === 'beginning') near.write(answer.subarray(0, 2));
    if (this.#passing === 'late')
      setTimeout(() => near.writable && near.write(answer), LATE_MS).unref();
  }
}
