import { withoutTail } from './withoutTail';

/**
 * The name that a part of an address gives, whatever a sentence or chat put behind it; undefined where it is none of
 * these.
 */
export function meantName<Name extends string>(
  names: readonly Name[],
  typed: string,
): Name | undefined {
  // The longest: "Rose+" is no "Rose" with a sign behind it.
  return names
    .filter((name) => typed.startsWith(name) && !withoutTail(typed.slice(name.length)))
    .sort((one, other) => other.length - one.length)[0];
}
