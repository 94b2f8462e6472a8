import type { FieldNames } from '../../src/messages/en/fieldNames';
import { isPictureColumn } from '../pictures/isPictureColumn';
import type { StoredCollections } from '../push/listDocuments';
import { type CheckedPlan, checkPlan } from './checkPlan';
import { claimDocuments } from './claimDocuments';
import { leaveOut } from './leaveOut';
import type { Refusal, SheetRow } from './parseRows';
import { planImport } from './planImport';

/** What a plan is settled with. */
interface Settling {
  /** What is refused already. */
  readonly known: readonly Refusal[];
  /** Refuses rows or cells of a plan that passed the other checks. */
  readonly faultsOf: (plan: CheckedPlan) => Promise<readonly Refusal[]>;
  /** Further rows that have their documents already. */
  readonly unchanged: readonly SheetRow[];
  readonly words: FieldNames;
}

/**
 * Plans and checks an import. After each refusal it plans again without the refused rows, because a refused row must
 * not keep out a good one that means the same new document. Of a stored document it stays the row: a copy of it would
 * overwrite that. A refused picture of a stored document is left out alone: the old one stays, and the row is taken.
 */
export async function settlePlan(
  rows: readonly SheetRow[],
  stored: StoredCollections,
  { known, faultsOf, unchanged, words }: Settling,
): Promise<CheckedPlan> {
  const refused: Refusal[] = [];
  let left = rows;
  let others = unchanged;
  let claims = claimDocuments([...others, ...left], stored);
  const refuse = (found: readonly Refusal[]) => {
    const isStored = ({ row, collection }: SheetRow) =>
      stored.get(collection.name)?.has(claims.get(row)?.id ?? '');
    const known = new Map(left.filter(isStored).map((row) => [row.row, row]));
    const told = found.map((one) => cellOrRow(one, known.get(one.row)));
    const whole = new Set(told.filter(({ cellOnly }) => !cellOnly).map(({ row }) => row));
    refused.push(...told);
    others = [...others, ...left.filter((row) => whole.has(row.row) && isStored(row))];
    left = leaveOut(left, told);
    claims = claimDocuments([...others, ...left], stored);
  };
  refuse(known);
  for (;;) {
    const plan = checkPlan(planImport(left, stored, claims), stored, words);
    const own = plan.refused.filter(({ twinOf }) => twinOf === undefined);
    const found = own.length > 0 ? own : await faultsOf(plan);
    if (found.length === 0) return { ...plan, refused: [...refused, ...plan.refused] };
    refuse(found);
  }
}

/** @param row that of a stored document; undefined for a new one. */
function cellOrRow(refusal: Refusal, row: SheetRow | undefined): Refusal {
  const columns = [...(row?.cells.keys() ?? [])];
  const isOfPicture = columns.some(
    (column) => column.heading === refusal.column && isPictureColumn(column),
  );
  return isOfPicture ? { ...refusal, cellOnly: true } : refusal;
}
