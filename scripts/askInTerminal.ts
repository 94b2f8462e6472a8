import { createInterface } from 'node:readline/promises';

/** Asks a question that is answered by yes or no; a no where nobody is there to answer, or who is there breaks off. */
export async function askInTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log(`${question} Nobody is there to answer; add --yes to agree.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl and C, or the end of what is typed, is an AbortError.
  const answer = await terminal.question(`${question} [y/N] `).catch(() => undefined);
  terminal.close();
  if (answer === undefined) console.log();
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}
