import { leave } from '@/answers/health/readiness';

/** Platforms kill a process ten seconds after the signal, or later. */
const GONE_WITHIN_MS = 9_500;

/** 128 plus the signal's number, as Next does. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Ends the process at most 9.5 seconds after SIGINT or SIGTERM: Next would wait for ever for an unfinished request. */
export function shutDownGracefully(): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => {
      leave();
      setTimeout(() => process.exit(code), GONE_WITHIN_MS).unref();
    });
  }
}
