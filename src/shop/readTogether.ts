import { SettingsError } from './SettingsError';

type Read<Readers extends Readonly<Record<string, () => unknown>>> = {
  readonly [Name in keyof Readers]: ReturnType<Readers[Name]>;
};

/**
 * What each of the readers gives, by its name.
 * @throws SettingsError with all that they find wrong, each problem once; whatever else one of them throws.
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
