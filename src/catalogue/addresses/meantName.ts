import { withoutTail } from './withoutTail';

/** The name that a part of an address gives, perhaps with the end of a sentence behind it; undefined where it is none. */
export function meantName<Name extends string>(
  names: readonly Name[],
  typed: string,
): Name | undefined {
  return [typed, withoutTail(typed)].flatMap(
    (text) => names.find((name) => name === text) ?? [],
  )[0];
}
