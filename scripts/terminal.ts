import { confirm, isCI, isTTY } from '@clack/prompts';

/** How a command talks to the owner. */
export interface Conversation {
  readonly say: (line: string) => void;
  /** Asks a question before anything is written. Without a yes nothing is written. */
  readonly confirm: (question: string) => Promise<boolean>;
}

/** Talks at the terminal. Where nobody is there to answer, every answer is no. */
export const terminal: Conversation = {
  say: (line) => console.log(plainLine(line)),
  async confirm(message) {
    const isThere = process.stdin.isTTY && isTTY(process.stdout) && !isCI();
    if (isThere)
      return (await confirm({ message, initialValue: false, withGuide: false })) === true;
    terminal.say(`${message} Nobody is there to answer; add --yes to agree.`);
    return false;
  },
};

/** Replaces control characters, which a terminal obeys, by spaces; keeps Bengali's joiners. */
function plainLine(line: string): string {
  return line.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ');
}
