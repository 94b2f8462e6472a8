import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { hostileRequest } from './hostileRequest';

const HOSTILE_CLIENTS = 32;
/** Connections that send no complete request or leave before the answer, and how long each stalled one is held. */
const STALLING_CLIENTS = 100;
const STALL_MS = 2_000;

/** Lets hostile clients loose on a site: expensive requests, and connections that stall or leave. */
export async function attack(url: string, seconds: number): Promise<Result> {
  const [result] = await Promise.all([
    autocannon({
      url,
      connections: HOSTILE_CLIENTS,
      duration: seconds,
      requests: [{ setupRequest: hostileRequest }],
    }),
    ...Array.from({ length: STALLING_CLIENTS }, () => stallConnections(url, seconds)),
  ]);
  return result;
}

/** Opens connections one after another: silent, with half a request, or closed before the answer. */
async function stallConnections(address: string, seconds: number): Promise<void> {
  const { port, hostname } = new URL(address);
  const begins = ['GET / HTTP/1.1\r\nhost: a\r\nx-', 'POST / HTTP/1.1\r\nhost: a\r\nte', ''];
  const whole = 'GET /Foundation HTTP/1.1\r\nhost: a\r\n\r\n';
  const end = Date.now() + seconds * 1_000;
  for (let at = 0; Date.now() < end; at += 1) {
    const leaves = at % 4 === 0;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    socket.write(leaves ? whole : (begins[at % begins.length] ?? ''));
    await pause(leaves ? 20 : STALL_MS);
    socket.destroy();
  }
}
