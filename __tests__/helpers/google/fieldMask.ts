import { GoogleError } from './GoogleError';
import type { GoogleApi } from './googleMethods';

/** Fields by name, and those that are asked for below them; without any below it, all of a field. */
type Mask = ReadonlyMap<string, Mask>;

/**
 * Leaves in an answer what the parameter `fields` asks for.
 * Source: developers.google.com/workspace/drive/api/guides/fields-parameter.
 * @param schema The answer's. @throws GoogleError for a mask that can't be parsed, or with a field that the answer never has.
 */
export function pickFields(
  answer: object,
  fields: string,
  schema: string,
  { schemas }: GoogleApi,
): unknown {
  const mask = parseMask(fields);
  check(mask, schema);
  return pick(answer, mask);

  function check(part: Mask, type: string): void {
    const shape = schemas.get(type.replace('[]', ''));
    for (const [name, below] of part) {
      if (shape && name !== '*' && !shape.has(name))
        throw new GoogleError(400, `Invalid field selection ${name}`, 'invalidParameter');
      check(below, shape?.get(name) ?? '');
    }
  }
}

function parseMask(text: string): Mask {
  const tokens = text.match(/[\w*]+|[^\s]/g) ?? [];
  const wrong = () => new GoogleError(400, `Invalid field selection ${text}`, 'invalidParameter');
  const mask = list();
  if (tokens.length > 0) throw wrong();
  return mask;

  function list(): Mask {
    const found = new Map([field()]);
    while (tokens[0] === ',' && tokens.shift()) found.set(...field());
    return found;
  }

  function field(): [string, Mask] {
    const name = tokens.shift() ?? '';
    if (!/^[\w*]+$/.test(name)) throw wrong();
    if (/^[./]$/.test(tokens[0] ?? '') && tokens.shift()) return [name, new Map([field()])];
    if (tokens[0] !== '(') return [name, new Map()];
    tokens.shift();
    const below = list();
    if (tokens.shift() !== ')') throw wrong();
    return [name, below];
  }
}

function pick(value: unknown, mask: Mask): unknown {
  if (mask.size === 0 || mask.has('*')) return value;
  if (Array.isArray(value)) return value.map((one) => pick(one, mask));
  const kept = Object.entries(Object(value)).filter(([name]) => mask.has(name));
  return Object.fromEntries(
    kept.map(([name, one]) => [name, pick(one, mask.get(name) ?? new Map())]),
  );
}
