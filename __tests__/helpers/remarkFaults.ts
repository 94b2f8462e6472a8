import type { Remark } from '@/catalogue/Remark';
import { remarkSeverities } from '@/catalogue/remarkSeverities';
import { type ItemRules, itemFaults } from './itemFaults';
import { showable } from './showable';

const text = showable.text(80);
const rules: ItemRules = {
  code: (value) => Object.hasOwn(remarkSeverities, String(value)),
  // A field's name may be of nothing that can be seen.
  field: (value) => value === '' || text(value),
  ...{ found: text, made: text, meant: text },
};

/** The parts of a remark that a report can't show. */
export function remarkFaults(remark: Remark): string[] {
  return itemFaults(remark, rules);
}
