import type { FieldNames } from '../../src/messages/en/fieldNames';
import type { StoredCollections } from '../database/listDocuments';
import { type CheckedPlan, checkPlan } from './checkPlan';
import { claimDocuments } from './claimDocuments';
import type { Refusal, SheetRow } from './parseRows';
import { planImport } from './planImport';
import type { Claim } from './shareOut';

export interface SettledPlan extends CheckedPlan {
  /** Rows of which nothing is taken. Of other refused rows, only a cell is not. */
  readonly whole: ReadonlySet<number>;
  readonly claims: Claims;
}

type Claims = ReadonlyMap<number, Claim>;

/** What a plan is settled with. */
export interface Settling {
  /** Rows that may mean other documents: left out of all that follows. */
  readonly straysIn: (claims: Claims) => readonly Refusal[];
  /** Refuses rows or cells of a plan that passed the other checks. */
  readonly faultsOf: (plan: CheckedPlan) => Promise<readonly Refusal[]>;
  readonly unchanged: readonly SheetRow[];
  readonly words: FieldNames;
}

/**
 * Plans and checks an import, and again after each refusal: without the cell of a stored document,
 * else without the row, so that a good row gets the same new document. A stored document keeps its
 * refused row: a copy would overwrite it.
 */
export async function settlePlan(
  rows: readonly SheetRow[],
  stored: StoredCollections,
  { straysIn, faultsOf, unchanged, words }: Settling,
): Promise<SettledPlan> {
  const refused: Refusal[] = [];
  const whole = new Set<number>();
  let open = rows;
  let others = unchanged;
  for (;;) {
    const claims = claimDocuments([...others, ...open], stored);
    const stray = new Set(straysIn(claims).map(({ row }) => row));
    if (stray.size > 0) {
      const stays = ({ row }: SheetRow) => !stray.has(row);
      open = open.filter(stays);
      others = others.filter(stays);
      continue;
    }
    const plan = checkPlan(planImport(open, stored, claims), stored, words);
    const own = plan.refused.filter(({ twinOf }) => twinOf === undefined);
    const found = own.length > 0 ? own : await faultsOf(plan);
    if (found.length === 0) {
      for (const { row } of plan.refused) whole.add(row);
      return { ...plan, refused: [...refused, ...plan.refused], whole, claims };
    }
    refused.push(...found.filter((one) => !refused.some((other) => isSame(one, other))));
    const isStored = ({ row, collection }: SheetRow) =>
      stored.get(collection.name)?.has(claims.get(row)?.id ?? '') ?? false;
    const next = open.map((row) => ({ row, rest: withoutFaults(row, found, isStored(row)) }));
    const gone = next.filter(({ rest }) => !rest).map(({ row }) => row);
    for (const { row } of gone) whole.add(row);
    others = [...others, ...gone.filter(isStored)];
    open = next.flatMap(({ rest }) => rest ?? []);
  }
}

function isSame(one: Refusal, other: Refusal): boolean {
  return one.row === other.row && one.column === other.column && one.reason === other.reason;
}

/** Undefined when nothing may be taken. */
function withoutFaults(
  row: SheetRow,
  found: readonly Refusal[],
  isStored: boolean,
): SheetRow | undefined {
  const { faults = [], cells, ...rest } = row;
  const own = found.filter((one) => one.row === row.row);
  if (own.length === 0) return row;
  const headings = new Set([...cells.keys()].map(({ heading }) => heading));
  for (const { column } of faults) if (column) headings.add(column);
  const isOfCell = own.every(({ column }) => column !== undefined && headings.has(column));
  if (!isStored || !isOfCell) return undefined;
  const bad = new Set(own.map(({ column }) => column));
  return { ...rest, cells: new Map([...cells].filter(([{ heading }]) => !bad.has(heading))) };
}
