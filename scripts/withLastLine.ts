/**
 * Does a work that Ctrl-C may end: a last line then says how far it came.
 * @param lastLine makes the line at that moment.
 */
export async function withLastLine<Result>(
  lastLine: () => string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = () => {
    say(lastLine());
    // As shells count it: 128 and the number of the signal.
    process.exit(130);
  };
  process.once('SIGINT', end);
  try {
    return await work();
  } finally {
    process.off('SIGINT', end);
  }
}
