/** Runs a command to its end: the exit status says whether it did what it should; a failure is a sentence, not a stack. */
export function runCommand(main: () => Promise<boolean>): void {
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
