import { z } from 'zod';
import { SettingsError } from '../../shop/SettingsError';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment with schemas whose keys are variable names; `X=` counts as not set. `groups`: by result names.
 * @throws SettingsError that names all invalid variables at once.
 */
export function parseEnvironment<Groups extends Readonly<Record<string, z.ZodType>>>(
  groups: Groups,
  environment: Environment,
): z.output<z.ZodObject<Groups>> {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const envs = Object.fromEntries(Object.keys(groups).map((name) => [name, env]));
  const result = z.object(groups).safeParse(envs);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path: [, variable = ''], message }) => `${String(variable)}: ${message}`,
  );
  throw new SettingsError([...new Set(problems)]);
}

/** A group of settings, undefined until a variable with the prefix is set. */
export function whenSet<Schema extends z.ZodType>(prefix: string, schema: Schema) {
  return z.preprocess(
    (env: Environment) =>
      Object.keys(env).some((name) => name.startsWith(prefix)) ? env : undefined,
    schema.optional(),
  );
}
