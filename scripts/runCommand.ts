import { plainReason } from './plainReason';

/**
 * Runs a command and sets the exit status: 0 if `main` resolves to true. A failure prints its message without a stack.
 * @param usage printed instead of running the command for `--help`.
 */
export function runCommand(main: () => Promise<boolean>, usage?: string): void {
  if (usage && process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  // What holds if the input ends at a question: Node then ends the process without a word.
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

/** A failure of the system, such as a missing folder, which nobody put into words yet, is said in plain ones. */
function messageOf(cause: unknown): string {
  const { syscall, path, message } = Object(cause) as NodeJS.ErrnoException;
  if (syscall) return `${path ? `${path}: ` : ''}${plainReason(cause)}`;
  return message ?? String(cause);
}
