/** Does a work that Ctrl-C may end: a last line then says how far it came. */
export async function withLastLine<Result>(
  lastLine: () => string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  // As shells count it: 128 and the number of the signal.
  const stop = () => process.exit(130);
  // At a terminal the spinner takes Ctrl-C as a key and ends the process itself.
  const end = () => {
    say(lastLine());
    process.exitCode = 130;
  };
  process.once('SIGINT', stop);
  process.once('exit', end);
  try {
    return await work();
  } finally {
    process.off('SIGINT', stop);
    process.off('exit', end);
  }
}
