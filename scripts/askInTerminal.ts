import { createInterface } from 'node:readline/promises';

/** Asks a yes/no question. The answer is no if there is no terminal, or if the user aborts. */
export async function askInTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log(`${question} Nobody is there to answer; add --yes to agree.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C or the end of the input rejects with an AbortError.
  const answer = await terminal.question(`${question} [y/N] `).catch(() => undefined);
  terminal.close();
  if (answer === undefined) console.log();
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}
