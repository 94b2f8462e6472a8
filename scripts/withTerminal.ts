import { confirm, isCI, isTTY } from '@clack/prompts';
import type { Conversation } from './Conversation';

/** Does a work that talks at a terminal; without one every answer is no. */
export async function withTerminal<Result>(
  work: (talk: Conversation) => Promise<Result>,
): Promise<Result> {
  const isThere = process.stdin.isTTY && isTTY(process.stdout) && !isCI();
  return work({
    say: console.log,
    confirm: async (message) => {
      if (isThere)
        return (await confirm({ message, initialValue: false, withGuide: false })) === true;
      console.log(`${message} Nobody is there to answer; add --yes to agree.`);
      return false;
    },
  });
}
