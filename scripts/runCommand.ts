/**
 * Runs a command to its end. The exit status is 0 if `main` resolves to true; a failure is told in a sentence, not a stack.
 * @param usage printed in place of all that for `--help`.
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
