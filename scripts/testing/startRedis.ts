import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STARTS_WITHIN_MS = 60_000;
const LOOKS_EVERY_MS = 20;

/** The message for a machine without a Redis server. */
export const REDIS_MISSING =
  'redis-server was not found, so the tests that need it DID NOT RUN. Install the package redis-server.';

/** The path of redis-server on this machine; undefined if there is none. */
export function redisServer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => path.join(folder, 'redis-server')).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a Redis server that stores nothing on disk. @param options As in redis.conf.
 * @throws Error when there is none, or it does not start.
 */
export async function startRedis(port: number, options: readonly string[] = []) {
  const program = redisServer();
  if (!program) throw new Error(REDIS_MISSING);
  const fixed = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, [...fixed, ...options], { stdio: 'ignore' });
  await answers(port, server);
  return {
    pid: server.pid,
    /** By default at once: closes no connection, saves nothing. */
    async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    if (await isOpen(port)) return;
    await pause(LOOKS_EVERY_MS);
  }
  throw new Error(`redis-server did not start on port ${port}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const say = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => say(true)).once('error', () => say(false));
  });
}
