import { plainReason } from './plainReason';

/**
 * Runs a command: exit status 0 if `main` resolves to true, a failure's message without a stack.
 * @param usage Printed by `--help`.
 */
export function runCommand(main: () => Promise<boolean>, usage?: string): void {
  if (usage && process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  // For an input that ends at a question: Node then ends the process without a word.
  process.exitCode = 1;
  main().then(
    (good) => {
      process.exitCode = good ? 0 : 1;
    },
    (cause: unknown) => {
      console.error(messageOf(cause));
    },
  );
}

/** In plain words, where nobody has put a system's failure into words. */
function messageOf(cause: unknown): string {
  const { syscall, path, message } = Object(cause) as NodeJS.ErrnoException;
  if (syscall) return `${path ? `${path}: ` : ''}${plainReason(cause)}`;
  return message ?? String(cause);
}
