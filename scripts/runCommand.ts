/**
 * Runs a command and sets the exit status: 0 if `main` resolves to true. A failure prints its message without a stack.
 * @param usage printed instead of running the command for `--help`.
 */
export function runCommand(main: () => Promise<boolean>, usage?: string): void {
  if (usage && process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  main().then(
    (good) => {
      process.exitCode = good ? 0 : 1;
    },
    (cause: unknown) => {
      console.error(cause instanceof Error ? cause.message : String(cause));
      process.exitCode = 1;
    },
  );
}
