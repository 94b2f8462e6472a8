import { leave } from '@/answers/health/readiness';

/** Platforms kill a process ten seconds after the signal, or later. */
const GONE_WITHIN_MS = 9_500;

/** 128 plus the signal's number, as in Next's own shutdown. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ends the process at most 9.5 seconds after SIGINT or SIGTERM. At the signal Next stops accepting connections and
 * answers open requests, but it waits without limit for a client that never finishes its request. Balancers that ask
 * on an open connection learn that it leaves.
 */
export function shutDownGracefully(): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => {
      leave();
      setTimeout(() => process.exit(code), GONE_WITHIN_MS).unref();
    });
  }
}
