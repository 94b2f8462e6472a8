import { distance } from 'fastest-levenshtein';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { spellingKey } from '@/catalogue/spellingKey';
import { excerpt } from './excerpt';
import { withoutAbsent } from './withoutAbsent';

/** A document may have 20,000 fields; what is said of the first few helps to mend the rest. */
const MOST = 10;

/** Longer names are nobody's typing mistake, and comparing them would cost time. */
const LONGEST = 40;

/** Remarks on the fields that a kind of document doesn't have: each misspelt, if it is like one that the document lacks, or unknown. */
export function unknownFields(
  fields: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Diagnostic[] {
  const lacking = known.filter((name) => excerpt(fields[name]) === undefined);
  return Object.keys(fields)
    .filter((name) => !known.includes(name) && excerpt(fields[name]) !== undefined)
    .slice(0, MOST)
    .map((name) => {
      const meant = nearest(name, lacking);
      const texts = withoutAbsent({ found: excerpt(fields[name]), meant });
      return { code: meant ? 'misspelt' : 'unknownField', field: excerpt(name) ?? '', ...texts };
    });
}

/** The name that another was probably meant to be; letter case and what is no letter or digit don't count. */
function nearest(name: string, among: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const [best] = among
    .map((candidate) => ({ candidate, edits: distance(spellingKey(name), spellingKey(candidate)) }))
    .filter(({ candidate, edits }) => edits <= allowedEdits(name, candidate))
    .sort((one, other) => one.edits - other.edits);
  return best?.candidate;
}

/** One slip in a short name such as `off`; two in `price`, for two letters that changed places count as two. */
function allowedEdits(name: string, candidate: string): number {
  return Math.max(spellingKey(name).length, candidate.length) < 5 ? 1 : 2;
}
