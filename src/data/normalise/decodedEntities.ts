import { namedEntities } from './namedEntities';
import { windowsSigns } from './windowsSigns';

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** A text with its HTML entities as characters, decoded once: `&amp;lt;` gives `&lt;`. Unknown ones stay. */
export function decodedEntities(text: string): string {
  return text.replace(
    entity,
    (typed, decimal: string, hexadecimal: string, name: string) =>
      (name
        ? named(name)
        : numbered(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))) ?? typed,
  );
}

/** Only names of accented letters depend on case: `&AMP;` is `&amp;`. */
function named(name: string): string | undefined {
  return namedEntities.get(name) ?? namedEntities.get(name.toLowerCase());
}

/** 128 to 159 mean Windows-1252. Source: html.spec.whatwg.org, "Numeric character reference end state". */
function numbered(code: number): string | undefined {
  if (code >= 128 && code < 160) return windowsSigns[code - 128];
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
