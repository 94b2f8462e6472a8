import { SettingsError } from './SettingsError';

type Read<Readers extends Readonly<Record<string, () => unknown>>> = {
  readonly [Name in keyof Readers]: ReturnType<Readers[Name]>;
};

/**
 * The results of all readers, by name.
 * @throws SettingsError with the problems of all readers, each once. Any other error of a reader is rethrown at once.
 */
export function readTogether<Readers extends Readonly<Record<string, () => unknown>>>(
  readers: Readers,
): Read<Readers> {
  const problems = new Set<string>();
  const entries = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      for (const problem of error.problems) problems.add(problem);
      return [name, undefined];
    }
  });
  if (problems.size > 0) throw new SettingsError([...problems]);
  return Object.fromEntries(entries) as Read<Readers>;
}
