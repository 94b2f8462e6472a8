/** Platforms kill a process ten seconds after the signal at the earliest. */
const GONE_WITHIN_MS = 9_500;

/** 128 and the signal's number, as Next's own shutdown has it. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ends the process 9.5 seconds after SIGINT or SIGTERM at the latest. Next stops accepting connections at the signal and
 * answers open requests, but waits without limit for a client that never finishes its request.
 */
export function shutDownGracefully(): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => setTimeout(() => process.exit(code), GONE_WITHIN_MS).unref());
  }
}
