import { ErrorReply } from '@redis/client';
import { count } from '@/data/log/count';
import { logEvent } from '@/data/log/logEvent';
import type { SharedStore } from '@/data/shared/sharedStore';
import { type Client, CONNECT_MS, connection } from './connection';
import { inTime, LateError } from './inTime';
import { seal, unseal } from './seal';

/** The longest that a visitor waits for Redis. */
const LATE_MS = 150;
/** After so long without the answer that was late, the connection hangs. */
const HANGS_MS = 2_000;
/** Pauses between attempts to connect. They double while Redis comes and goes, so that the log stays readable. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 4_000;
/** After so long a connection counts as stable, and the pauses begin anew. */
const STABLE_MS = 5_000;
/** Characters of a cause in the log. */
const LONGEST_CAUSE = 200;

/**
 * The store in Redis that processes of one build share. It counts as `ok` once a small write was answered in time. A late
 * answer makes it `away` until that answer has come and another small write is in time: on a busy machine that is soon.
 * After any other failure (lost, hanging, full, read-only, wrong password) the connection is dropped, and the store is
 * `away` until a new connection passes the same test. While it is `away`, no command is sent and nobody waits.
 */
export class RedisStore implements SharedStore {
  readonly seal = seal;
  readonly unseal = unseal;
  readonly #url: string;
  readonly #prefix: string;
  readonly #lateMs: number;
  readonly #firstPauseMs: number;
  readonly #hangsMs: number;
  /** The connection that is open or being opened. */
  #client: Client | undefined;
  #state: SharedStore['state'] = 'away';
  #said: SharedStore['state'] | undefined;
  #readyAt = 0;
  #pauseMs: number;
  #next: NodeJS.Timeout | undefined;

  /** @param prefix of all keys. */
  constructor(
    url: string,
    prefix: string,
    { lateMs = LATE_MS, firstPauseMs = FIRST_PAUSE_MS, hangsMs = HANGS_MS } = {},
  ) {
    this.#url = url;
    this.#prefix = prefix;
    this.#lateMs = lateMs;
    this.#firstPauseMs = firstPauseMs;
    this.#pauseMs = firstPauseMs;
    this.#hangsMs = hangsMs;
  }

  get state(): SharedStore['state'] {
    return this.#state;
  }

  key(name: string): string {
    return this.#prefix + name;
  }

  /** Tries to connect, and again after each failure. Never rejects. */
  async open(): Promise<void> {
    const client = connection(this.#url);
    this.#client = client;
    client.on('error', (cause: unknown) => this.#drop(client, cause));
    try {
      await inTime(client.connect(), CONNECT_MS);
      // A connection is no reason for a process to stay.
      client.unref();
      this.#readyAt = Date.now();
      await this.#prove(client);
    } catch (cause) {
      this.#drop(client, cause);
    }
  }

  /** Uses a connection once it takes a small write in time. */
  async #prove(client: Client): Promise<void> {
    await inTime(client.sendCommand(['SET', this.key('probe'), '', 'PX', '1000']), this.#lateMs);
    if (this.#client === client) this.#turn('ok');
  }

  async ask(...command: string[]): Promise<unknown> {
    const client = this.#client;
    if (!client || this.#state === 'away') return undefined;
    const answer = client.sendCommand(command);
    try {
      return await inTime(answer, this.#lateMs);
    } catch (cause) {
      if (cause instanceof LateError) this.#waitFor(answer, client);
      // Somebody else's value in one of our keys says nothing about the server.
      else if (cause instanceof ErrorReply && cause.message.startsWith('WRONGTYPE'))
        count('redisError', 'refused');
      else this.#drop(client, cause);
      return undefined;
    }
  }

  /** Uses the connection again when a late answer has come, and drops it when that does not come. */
  #waitFor(answer: Promise<unknown>, client: Client): void {
    if (this.#client !== client || this.#state === 'away') return;
    this.#state = 'away';
    count('redisError', 'late');
    inTime(answer, this.#hangsMs)
      .then(() => this.#prove(client))
      .catch((cause: unknown) => this.#drop(client, cause));
  }

  /** Ends the connection and all attempts. */
  close(): void {
    clearTimeout(this.#next);
    this.#client?.destroy();
    this.#client = undefined;
    this.#state = 'away';
  }

  #drop(client: Client, cause: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.destroy();
    count('redisError', kindOf(cause));
    const wasStable = this.#readyAt > 0 && Date.now() - this.#readyAt > STABLE_MS;
    this.#readyAt = 0;
    if (wasStable) this.#pauseMs = this.#firstPauseMs;
    this.#next = setTimeout(() => this.open(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
    this.#turn('away', cause);
  }

  /** Logs a change once, however many commands met it. */
  #turn(state: SharedStore['state'], cause?: unknown): void {
    this.#state = state;
    if (this.#said === state) return;
    this.#said = state;
    if (state === 'ok') logEvent('info', 'redis ready', {});
    else logEvent('warn', 'redis away', { cause: messageOf(cause) });
  }
}

function kindOf(cause: unknown): 'late' | 'refused' | 'lost' {
  if (cause instanceof LateError) return 'late';
  return cause instanceof ErrorReply ? 'refused' : 'lost';
}

/** The message of an error, else its code: Node has no message where several addresses of a host refused. */
function messageOf(cause: unknown): string {
  const { message, code } = Object(cause) as Partial<NodeJS.ErrnoException>;
  return (message || code || 'no connection').slice(0, LONGEST_CAUSE);
}
