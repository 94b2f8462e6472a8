import type { ParseArgsConfig, parseArgs } from 'node:util';
import type { Conversation } from './Conversation';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withTerminal } from './withTerminal';

/**
 * Runs a command that talks to the owner. The option `yes` agrees to every question.
 * @param main Resolves to whether all went well.
 */
export function ownersCommand<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (typed: ReturnType<typeof parseArgs<Config>>, talk: Conversation) => Promise<boolean>,
): void {
  const work = async ({ say, confirm }: Conversation) => {
    const typed = readOptions(config);
    const { yes } = Object(typed.values);
    return main(typed, { say, confirm: async (question) => yes || confirm(question) });
  };
  runCommand(() => withTerminal(work), usage);
}
