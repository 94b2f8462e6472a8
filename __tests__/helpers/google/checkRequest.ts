import { GoogleError } from './GoogleError';
import type { GoogleApi, GoogleMethod } from './googleMethods';

/** Refuses parameters that a method does not have, has once only, or has of another type. @throws GoogleError */
export function checkParameters({ parameters }: GoogleMethod, asked: URLSearchParams): void {
  for (const name of new Set(asked.keys())) {
    const type = parameters.get(name);
    const values = asked.getAll(name);
    if (!type)
      throw new GoogleError(
        400,
        `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`,
      );
    if (values.length > 1 && !type.endsWith('[]'))
      throw new GoogleError(400, `Invalid value at '${name}': Proto field is not repeating`);
    const form = { boolean: /^(?:true|false)$/, number: /^-?\d+$/ }[type];
    const wrong = values.find((value) => form && !form.test(value));
    if (wrong !== undefined)
      throw new GoogleError(
        400,
        `Invalid value at '${name}' (TYPE_${type.toUpperCase()}), "${wrong}"`,
      );
  }
}

/** Refuses a body with a name that its schema does not have, at any depth. @throws GoogleError */
export function checkBody(body: unknown, type: string, { schemas }: GoogleApi, place = ''): void {
  const shape = schemas.get(type.replace('[]', ''));
  if (!shape) return;
  if (Array.isArray(body) !== type.endsWith('[]') || typeof body !== 'object')
    throw new GoogleError(400, `Invalid value at '${place}' (${type})`);
  for (const [at, one] of [body].flat().entries())
    for (const [name, value] of Object.entries(Object(one))) {
      const below = shape.get(name);
      const here = Array.isArray(body) ? `${place}[${at}]` : place;
      if (!below)
        throw new GoogleError(
          400,
          `Invalid JSON payload received. Unknown name "${name}"${here ? ` at '${here}'` : ''}: Cannot find field.`,
        );
      checkBody(value, below, { schemas, methods: [] }, here ? `${here}.${name}` : name);
    }
}

/** The JSON of a request's body. @throws GoogleError */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new GoogleError(400, 'Invalid JSON payload received. Unexpected end of string.');
  }
}
