import { readText } from './readText';

/** In characters: longer lists are cut. */
const LONGEST = 2_000;

/** The parts of a typed list, each on one line. Empty for a value that is no text. */
export function partsOf(found: unknown, between: RegExp): string[] {
  if (typeof found !== 'string') return [];
  return found
    .slice(0, LONGEST)
    .split(between)
    .flatMap((part) => readText(part, LONGEST) ?? []);
}

/** What could be read of a list, and the parts that could not. */
export interface ReadParts<Value> {
  readonly values: readonly Value[];
  readonly wrong: readonly string[];
}

/** Reads each part; undefined means that it can't be read. */
export function readParts<Value>(
  parts: readonly string[],
  read: (part: string) => Value | undefined,
): ReadParts<Value> {
  const all = parts.map((part) => ({ part, value: read(part) }));
  return {
    values: all.flatMap(({ value }) => (value === undefined ? [] : [value])),
    wrong: all.flatMap(({ part, value }) => (value === undefined ? [part] : [])),
  };
}
