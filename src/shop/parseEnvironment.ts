import type { z } from 'zod';
import { SettingsError } from './SettingsError';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment without variables that are empty or only spaces: `SHOP_X=` in a file means "not set". */
export function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

/**
 * Parses the environment with a schema whose keys are variable names.
 * @throws SettingsError that names all invalid variables at once.
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const result = schema.safeParse(withoutEmpty(env));
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map(
      ({ path: [variable = ''], message }) => `${String(variable)}: ${message}`,
    ),
  );
}
