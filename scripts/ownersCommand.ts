import type { ParseArgsConfig, parseArgs } from 'node:util';
import { plainReason } from './plainReason';
import { readOptions } from './readOptions';
import { type Conversation, terminal } from './terminal';

/**
 * Runs a command that talks to the owner: exit status 0 if `main` resolves to true; a failure's message is printed
 * without a stack. The option `yes` agrees to every question.
 * @param usage Printed by `--help`.
 */
export function ownersCommand<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (typed: ReturnType<typeof parseArgs<Config>>, talk: Conversation) => Promise<boolean>,
): void {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const run = async () => {
    const typed = readOptions(config);
    const { yes } = Object(typed.values);
    const confirm = async (question: string) => yes || terminal.confirm(question);
    return main(typed, { say: terminal.say, confirm });
  };
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
