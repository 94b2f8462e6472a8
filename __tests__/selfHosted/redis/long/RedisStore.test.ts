import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { RedisStore } from '@/selfHosted/redis/RedisStore';
import { startRedis } from '../../../../scripts/testing/startRedis';
import { logged } from '../../../helpers/logged';
import { aRedis, describeWithRedis } from '../../../helpers/redis';

const PREFIX = 'site:test:';
const SOON_MS = 20;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A store on a server of its own, and the lines that it logs. */
async function aStore(options: readonly string[] = [], login = '') {
  const [info, warn] = [logged('info'), logged('warn')];
  const server = await aRedis(options);
  const store = new RedisStore(`redis://${login}127.0.0.1:${server.port}`, PREFIX, {
    pauseMs: SOON_MS,
  });
  ends.push(() => store.close());
  const events = () => [...info.events(), ...warn.events()] as { event: string; cause?: string }[];
  return { server, store, events };
}

async function becomes(store: RedisStore, state: RedisStore['state']): Promise<void> {
  while (store.state !== state) await pause(SOON_MS);
}

/** Sends a command to the server, past the store. */
async function tell(port: number, password: string | undefined, ...command: string[]) {
  const client = createClient({
    url: `redis://127.0.0.1:${port}`,
    ...(password ? { password } : {}),
  });
  await client.connect();
  const reply = await client.sendCommand(command);
  client.destroy();
  return reply;
}

type Server = Awaited<ReturnType<typeof aRedis>>;

interface Row {
  readonly begin: (server: Server) => unknown;
  readonly end: (server: Server) => unknown;
  readonly says: RegExp;
}

function signal(name: NodeJS.Signals): (server: Server) => unknown {
  return ({ pid }) => pid && process.kill(pid, name);
}

const rows: Record<string, Row> = {
  'never answers': {
    begin: signal('SIGSTOP'),
    end: signal('SIGCONT'),
    says: /no answer within 1\d0 ms/,
  },
  'refuses connections': {
    begin: (server) => server.end(),
    end: async ({ port }) => {
      const again = await startRedis(port);
      ends.push(() => again.end());
    },
    says: /closed|ECONNRE|EPIPE/i,
  },
  'is full': {
    begin: ({ port }) => tell(port, undefined, 'CONFIG', 'SET', 'maxmemory', '1'),
    end: ({ port }) => tell(port, undefined, 'CONFIG', 'SET', 'maxmemory', '0'),
    says: /^OOM/,
  },
};

describeWithRedis('RedisStore', () => {
  it('has what was set, for so long, under a key of its build', async () => {
    const { server, store, events } = await aStore();
    await store.open();
    expect(store.state).toBe('ok');
    await store.set('a', { title: 'ফুল', none: null }, 60_000);
    expect(await store.get('a')).toEqual({ title: 'ফুল', none: null });
    expect(await store.get('b')).toBeUndefined();
    expect(await tell(server.port, undefined, 'PTTL', 'site:test:a')).toBeGreaterThan(0);
    expect(events()).toEqual([{ level: 'info', event: 'redis ready' }]);
  });

  it('lets one claim a key, until it is released or its time is over', async () => {
    const { server, store } = await aStore();
    await store.open();
    const claims = await Promise.all([store.claim('a', 60_000), store.claim('a', 60_000)]);
    expect(claims).toEqual([true, false]);
    expect(await tell(server.port, undefined, 'PTTL', 'site:test:a')).toBeGreaterThan(0);
    await store.release('a');
    expect(await store.claim('a', 60_000)).toBe(true);
  });

  it('stores no value that is very large', async () => {
    const { store } = await aStore();
    await store.open();
    await store.set('a', 'x'.repeat(4_000_000), 60_000);
    expect([await store.get('a'), store.state]).toEqual([undefined, 'ok']);
  });

  it.each(Object.entries(rows))(
    'goes on alone when Redis %s, says it once, and comes back by itself',
    async (_name, row) => {
      const { server, store, events } = await aStore();
      await store.open();
      await row.begin(server);
      // Without the time limit these would wait for ever.
      const write = () => store.set('a', 'x'.repeat(10_000), 60_000);
      await Promise.all([write(), write(), store.claim('b', 60_000)]);
      expect(store.state).toBe('away');
      await write();
      expect([await store.get('a'), await store.claim('a', 1)]).toEqual([undefined, true]);
      // Several attempts to connect fail meanwhile.
      await pause(5 * SOON_MS);
      expect(events().map(({ event }) => event)).toEqual(['redis ready', 'redis away']);
      expect(events().at(-1)?.cause).toMatch(row.says);
      await row.end(server);
      await becomes(store, 'ok');
      await write();
      expect(await store.get('a')).toHaveLength(10_000);
    },
  );

  it('goes on alone before the start of Redis, and while it starts again, empty', async () => {
    const { server, store, events } = await aStore();
    await server.end();
    await store.open();
    expect([store.state, await store.get('a')]).toEqual(['away', undefined]);
    for (const value of ['1', '2']) {
      const again = await startRedis(server.port);
      ends.push(() => again.end());
      await becomes(store, 'ok');
      expect(await store.get('a')).toBeUndefined();
      await store.set('a', value, 60_000);
      expect(await store.get('a')).toBe(value);
      await again.end();
      expect(await store.get('a')).toBeUndefined();
    }
    const said = events().map(({ event }) => event);
    expect(said.filter((event) => event === 'redis away')).toHaveLength(3);
  });

  it('goes on alone with a wrong password, and logs no password', async () => {
    const { server, store, events } = await aStore(['--requirepass', 'right'], ':wrong@');
    await store.open();
    expect([store.state, await store.get('a')]).toEqual(['away', undefined]);
    expect(events()).toMatchObject([
      { event: 'redis away', cause: expect.stringMatching(/^WRONGPASS/) },
    ]);
    await tell(server.port, 'right', 'CONFIG', 'SET', 'requirepass', 'wrong');
    await becomes(store, 'ok');
  });

  it('says that Redis needs a password', async () => {
    const { store, events } = await aStore(['--requirepass', 'right']);
    await store.open();
    expect(events()).toMatchObject([{ cause: expect.stringMatching(/^NOAUTH/) }]);
  });

  it('has nothing where a key holds a list, garbage, half a JSON or nothing, which it overwrites', async () => {
    const { server, store } = await aStore();
    await store.open();
    await tell(server.port, undefined, 'LPUSH', 'site:test:list', 'x');
    for (const value of ['\u0000{', '{"readAt":', ''])
      await tell(server.port, undefined, 'SET', `site:test:${value}`, value);
    for (const key of ['list', '\u0000{', '{"readAt":', '']) {
      expect([key, await store.get(key), store.state]).toEqual([key, undefined, 'ok']);
      await store.set(key, 1, 60_000);
      expect(await store.get(key)).toBe(1);
    }
  });

  it('ends its connection and attempts with close', async () => {
    const { store, events } = await aStore();
    await store.open();
    store.close();
    await pause(5 * SOON_MS);
    expect([store.state, await store.get('a')]).toEqual(['away', undefined]);
    expect(events()).toHaveLength(1);
  });
});
