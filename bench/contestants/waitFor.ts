import { setTimeout as pause } from 'node:timers/promises';

/** A server that does not answer by then hangs. */
const LONGEST_MS = 120_000;

/** Waits until something answers at an address. @throws Error when nothing does within two minutes. */
export async function waitFor(address: string): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (Date.now() < deadline) {
    if (await fetch(address).catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${address}`);
}
