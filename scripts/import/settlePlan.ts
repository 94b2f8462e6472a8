import type { StoredCollections } from '../push/listDocuments';
import { type CheckedPlan, checkPlan } from './checkPlan';
import { claimDocuments } from './claimDocuments';
import type { Refusal, SheetRow } from './parseRows';
import { planImport } from './planImport';

/**
 * Plans and checks an import. After each refusal it plans again without the refused rows, because a refused row must
 * not keep out a good one that means the same new document. Of a stored document it stays the row: a copy of it would
 * overwrite that.
 * @param faultsOf refuses rows of a plan that passed the other checks.
 * @param unchanged further rows that have their documents already.
 */
export async function settlePlan(
  rows: readonly SheetRow[],
  stored: StoredCollections,
  faultsOf: (plan: CheckedPlan) => Promise<readonly Refusal[]>,
  unchanged: readonly SheetRow[] = [],
): Promise<CheckedPlan> {
  const refused: Refusal[] = [];
  let left = rows;
  let others = unchanged;
  for (;;) {
    const claims = claimDocuments([...others, ...left], stored);
    const plan = checkPlan(planImport(left, stored, claims), stored);
    const own = plan.refused.filter(({ twinOf }) => twinOf === undefined);
    const found = own.length > 0 ? own : await faultsOf(plan);
    if (found.length === 0) return { ...plan, refused: [...refused, ...plan.refused] };
    refused.push(...found);
    const bad = new Set(found.map(({ row }) => row));
    const isStored = ({ row, collection }: SheetRow) =>
      stored.get(collection.name)?.has(claims.get(row)?.id ?? '');
    others = [...others, ...left.filter((one) => bad.has(one.row) && isStored(one))];
    left = left.filter(({ row }) => !bad.has(row));
  }
}
