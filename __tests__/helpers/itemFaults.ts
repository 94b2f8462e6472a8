import { isDeepStrictEqual } from 'node:util';
import { jsonRoundTrip } from './jsonRoundTrip';

/** The rule for each field of an item; a field without a rule must be absent. */
export type ItemRules = Readonly<Record<string, (value: unknown) => boolean>>;

/** The fields of an item that break their rule, and "not JSON" when a JSON round trip changes the item. */
export function itemFaults(item: object, rules: ItemRules): string[] {
  const faults = Object.entries(item)
    .filter(([name, value]) => !Object.hasOwn(rules, name) || !rules[name]?.(value))
    .map(([name]) => name);
  return isDeepStrictEqual(jsonRoundTrip(item), item) ? faults : [...faults, 'not JSON'];
}
