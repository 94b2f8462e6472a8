import { distance } from 'fastest-levenshtein';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { spellingKey } from '@/catalogue/fold';
import { omitUndefined } from '@/shop/omitUndefined';
import { excerpt } from './readText';
import { translatedField } from './translations';

/** A document may have 20,000 fields; the first few unknown ones show the owner how to correct the rest. */
const MAX_REPORTED = 10;

/** In characters: a longer name is no typing mistake, and comparing it would cost time. */
const LONGEST = 40;

/** Diagnostics for unknown fields: `misspelt` when close to a known field that is absent, else `unknownField`. */
export function unknownFields(
  fields: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Diagnostic[] {
  const lacking = known.filter((name) => excerpt(fields[name]) === undefined);
  return Object.keys(fields)
    .filter((name) => !known.includes(name) && excerpt(fields[name]) !== undefined)
    .slice(0, MAX_REPORTED)
    .map((name) => {
      const trimmed = name.trim();
      const expected = known.includes(trimmed) ? trimmed : nearest(name, lacking);
      const texts = omitUndefined({ typed: excerpt(fields[name]), expected });
      const field = excerpt(visibly(name)) ?? '';
      return { code: expected ? 'misspelt' : 'unknownField', field, ...texts };
    });
}

/** Shows spaces around a name as ␣, because "price " looks like "price". */
function visibly(name: string): string {
  return name.replace(/^\s+|\s+$/gu, (spaces) => '␣'.repeat(spaces.length));
}

/** The closest known name by edit distance, which counts letters and digits and ignores case. */
function nearest(name: string, among: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const [best] = among
    .filter((candidate) => isOfLanguage(name, candidate))
    .map((candidate) => ({ candidate, edits: distance(spellingKey(name), spellingKey(candidate)) }))
    .filter(({ candidate, edits }) => edits <= allowedEdits(name, candidate))
    .sort((one, other) => one.edits - other.edits);
  return best?.candidate;
}

/** `title2` does not mean `title_bn`, although only two letters differ; `title_bng` does. */
function isOfLanguage(name: string, candidate: string): boolean {
  const code = translatedField(candidate)?.code;
  return !code || spellingKey(name).slice(-3).includes(code);
}

/** How many edits still mean the same name: one in a short name such as `off`, else two, as swapped letters need. */
function allowedEdits(name: string, candidate: string): number {
  return Math.max(spellingKey(name).length, candidate.length) < 5 ? 1 : 2;
}
