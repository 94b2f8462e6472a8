import type { Remark } from '@/catalogue/Remark';
import { remarkSeverities } from '@/catalogue/remarkSeverities';
import { type ItemRules, itemFaults } from './itemFaults';
import { showable } from './showable';

const text = showable.text(80);
const rules: ItemRules = {
  code: (value) => Object.hasOwn(remarkSeverities, String(value)),
  // What nobody can see is nothing to quote.
  ...{ field: isShort, found: isShort, made: text, meant: text },
};

/** The parts of a remark that a report can't show. */
export function remarkFaults(remark: Remark): string[] {
  return itemFaults(remark, rules);
}

function isShort(value: unknown): boolean {
  return value === '' || text(value);
}
