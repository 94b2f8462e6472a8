import { createClient, ErrorReply } from '@redis/client';
import { count } from '@/data/log/count';
import { logEvent } from '@/data/log/logEvent';
import type { SharedStore } from '@/data/readings/SharedStore';
import { inTime, LateError } from './inTime';

/** The longest that a visitor waits for Redis. */
const LATE_MS = 150;
/** Before a new connection: keeps the log readable while Redis comes and goes. */
const PAUSE_MS = 3_000;
/** For opening a connection, which nobody waits for. */
const CONNECT_MS = 2_000;
const MOST_COMMANDS = 1_000;
/** In characters. Processes read larger values themselves. */
const LARGEST = 4_000_000;
const LONGEST_CAUSE = 200;

type Client = ReturnType<typeof newClient>;

/** The Redis store of one build's processes. After any failure nobody waits until a new connection took a write. */
export class RedisStore implements SharedStore {
  readonly #url: string;
  readonly #prefix: string;
  readonly #lateMs: number;
  readonly #pauseMs: number;
  #client: Client | undefined;
  #state: SharedStore['state'] = 'away';
  #said: SharedStore['state'] | undefined;
  #next: NodeJS.Timeout | undefined;

  /** `prefix`: for all keys, because another build's readings may have another shape. */
  constructor(url: string, prefix: string, { lateMs = LATE_MS, pauseMs = PAUSE_MS } = {}) {
    this.#url = url;
    this.#prefix = prefix;
    this.#lateMs = lateMs;
    this.#pauseMs = pauseMs;
  }

  get state(): SharedStore['state'] {
    return this.#state;
  }

  async get(key: string): Promise<unknown> {
    const text = await this.#ask((client) => client.get(this.#prefix + key));
    try {
      return text ? JSON.parse(text) : undefined;
    } catch {
      return undefined;
    }
  }

  async set(key: string, value: unknown, ttlMs: number): Promise<void> {
    const text = JSON.stringify(value);
    if (text.length > LARGEST) return;
    await this.#ask((client) => client.set(this.#prefix + key, text, expiry(ttlMs)));
  }

  async claim(key: string, ms: number): Promise<boolean> {
    const claim = { ...expiry(ms), condition: 'NX' } as const;
    // Null: another process has it.
    return (await this.#ask((client) => client.set(this.#prefix + key, '', claim))) !== null;
  }

  async release(key: string): Promise<void> {
    await this.#ask((client) => client.del(this.#prefix + key));
  }

  /** Tries until it succeeds. Never rejects. */
  async open(): Promise<void> {
    const client = newClient(this.#url);
    this.#client = client;
    client.on('error', (cause: unknown) => this.#drop(client, cause));
    const probed = async () => {
      await client.connect();
      // The connection must not keep a process alive.
      client.unref();
      await client.set(`${this.#prefix}probe`, '', expiry(1_000));
    };
    try {
      await inTime(probed(), CONNECT_MS);
      if (this.#client === client) this.#turn('ok');
    } catch (cause) {
      this.#drop(client, cause);
    }
  }

  close(): void {
    clearTimeout(this.#next);
    this.#client?.destroy();
    this.#client = undefined;
    this.#state = 'away';
  }

  async #ask<Reply>(command: (client: Client) => Promise<Reply>): Promise<Reply | undefined> {
    const client = this.#client;
    if (!client || this.#state === 'away') return undefined;
    try {
      return await inTime(command(client), this.#lateMs);
    } catch (cause) {
      // Somebody else's value in one of our keys says nothing about the server.
      if (cause instanceof ErrorReply && cause.message.startsWith('WRONGTYPE'))
        count('redisError', 'refused');
      else this.#drop(client, cause);
      return undefined;
    }
  }

  #drop(client: Client, cause: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.destroy();
    count('redisError', kindOf(cause));
    this.#next = setTimeout(() => this.open(), this.#pauseMs).unref();
    this.#turn('away', cause);
  }

  #turn(state: SharedStore['state'], cause?: unknown): void {
    this.#state = state;
    if (this.#said === state) return;
    this.#said = state;
    if (state === 'ok') logEvent('info', 'redis ready', {});
    else logEvent('warn', 'redis away', { cause: messageOf(cause) });
  }
}

/** Doesn't reconnect by itself: that misses connections that hang. */
function newClient(url: string) {
  return createClient({
    url,
    // The oldest protocol needs no exchange before the first command.
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_COMMANDS,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  });
}

function expiry(ms: number) {
  return { expiration: { type: 'PX', value: ms } } as const;
}

function kindOf(cause: unknown): 'late' | 'refused' | 'lost' {
  if (cause instanceof LateError) return 'late';
  return cause instanceof ErrorReply ? 'refused' : 'lost';
}

/** Node has no message, only a code, where several addresses of a host refused. */
function messageOf(cause: unknown): string {
  const { message, code } = Object(cause) as Partial<NodeJS.ErrnoException>;
  return (message || code || 'no connection').slice(0, LONGEST_CAUSE);
}
