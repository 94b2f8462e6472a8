import { isDeepStrictEqual } from 'node:util';
import { throughJson } from './throughJson';

/** What each field of a kind of item must be like; a field without a rule must not be there. */
export type ItemRules = Readonly<Record<string, (value: unknown) => boolean>>;

/** The fields of an item that break their rule, and "not JSON" when its way through JSON changes it. */
export function itemFaults(item: object, rules: ItemRules): string[] {
  const faults = Object.entries(item)
    .filter(([name, value]) => !Object.hasOwn(rules, name) || !rules[name]?.(value))
    .map(([name]) => name);
  return isDeepStrictEqual(throughJson(item), item) ? faults : [...faults, 'not JSON'];
}
