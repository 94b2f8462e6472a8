import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A part that takes longer to answer hangs. */
const STARTS_WITHIN_MS = 120_000;
const LOOKS_EVERY_MS = 100;

/** Waits until the site answers at an address: nginx, or one of its processes. */
export function siteAnswers(address: string): Promise<void> {
  return until(async () => (await fetch(`${address}/api/ready`)).ok, address);
}

/** Waits until a Redis on this machine answers. */
export function redisAnswers(port: number): Promise<void> {
  return until(async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end('PING\r\n');
    return (await text(socket)).startsWith('+PONG');
  }, 'Redis');
}

async function until(answers: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline) {
    if (await answers().catch(() => false)) return;
    await pause(LOOKS_EVERY_MS);
  }
  throw new Error(`${what} did not answer`);
}
