import type { StoredCollections } from '../push/listDocuments';
import { type CheckedPlan, checkPlan } from './checkPlan';
import type { Refusal, SheetRow } from './parseRows';
import { planImport } from './planImport';

/**
 * Plans and checks an import. After each refusal it plans again without the refused rows, because a refused row must
 * not keep out a good one that means the same document.
 * @param faultsOf refuses rows of a plan that passed the other checks.
 */
export async function settlePlan(
  rows: readonly SheetRow[],
  stored: StoredCollections,
  faultsOf: (plan: CheckedPlan) => Promise<readonly Refusal[]>,
): Promise<CheckedPlan> {
  const refused: Refusal[] = [];
  let left = rows;
  for (;;) {
    const plan = checkPlan(planImport(left, stored), stored);
    const own = plan.refused.filter(({ twinOf }) => twinOf === undefined);
    const found = own.length > 0 ? own : await faultsOf(plan);
    if (found.length === 0) return { ...plan, refused: [...refused, ...plan.refused] };
    refused.push(...found);
    const bad = new Set(found.map(({ row }) => row));
    left = left.filter(({ row }) => !bad.has(row));
  }
}
