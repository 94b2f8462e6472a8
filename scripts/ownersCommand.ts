import type { ParseArgsConfig, parseArgs } from 'node:util';
import { plainReason } from './plainReason';
import { readOptions } from './readOptions';

/**
 * Runs a command that talks to the owner: exit status 0 if `main` resolves to true; a failure's message is printed
 * without a stack.
 * @param usage Printed by `--help`.
 */
export function ownersCommand<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (typed: ReturnType<typeof parseArgs<Config>>) => Promise<boolean>,
): void {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const run = async () => main(readOptions(config));
  // If the input ends while a question is open, Node ends the process without a word, with this status.
  process.exitCode = 1;
  run().then(
    (isGood) => {
      process.exitCode = isGood ? 0 : 1;
    },
    (cause: unknown) => console.error(messageOf(cause)),
  );
}

/** A failure of the system in plain words; any other has a message for the owner already. */
function messageOf(cause: unknown): string {
  const { syscall, path, message } = Object(cause) as NodeJS.ErrnoException;
  if (syscall) return `${path ? `${path}: ` : ''}${plainReason(cause)}`;
  return message ?? String(cause);
}
