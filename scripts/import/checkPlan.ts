import { checkCatalogue } from '../../src/answers/diagnostics/checkCatalogue';
import { type Finding, messageOf } from '../../src/answers/diagnostics/Finding';
import { decodeFields, type RestFields } from '../push/encodeFields';
import type { StoredCollections } from '../push/listDocuments';
import { sheetNames } from '../sheet/sheetNames';
import type { Refusal } from './parseRows';
import type { ImportPlan, PlannedWrite } from './planImport';

export interface CheckedPlan extends ImportPlan {
  /** New warnings. Their rows are written anyway. */
  readonly warnings: readonly Refusal[];
}

/**
 * Validates the documents as the import would leave them, with the rules of `catalogue:check`. A row that brings in a
 * new error is refused. An error that was there before doesn't count.
 */
export function checkPlan(plan: ImportPlan, database: StoredCollections): CheckedPlan {
  const writes = [...plan.added, ...plan.changed];
  const names = [...new Set(writes.map(({ write }) => write.collection))];
  const found = names.flatMap((name) =>
    newFindings(
      name,
      writes.filter(({ write }) => write.collection === name),
      database.get(name) ?? new Map(),
    ),
  );
  const bad = found.filter(({ finding }) => finding.severity === 'error');
  const refused = new Set(bad.map(({ row }) => row));
  const stays = ({ row }: { readonly row: number }) => !refused.has(row);
  return {
    ...plan,
    added: plan.added.filter(stays),
    changed: plan.changed.filter(stays),
    outdated: plan.outdated.filter(stays),
    refused: [...plan.refused, ...bad.map(refusalOf)],
    warnings: found
      .filter(({ row, finding }) => finding.severity === 'warning' && !refused.has(row))
      .map(refusalOf),
  };
}

interface RowFinding {
  readonly row: number;
  readonly finding: Finding;
}

function newFindings(
  name: string,
  writes: readonly PlannedWrite[],
  documents: ReadonlyMap<string, { readonly fields: RestFields }>,
): RowFinding[] {
  const before = new Map([...documents].map(([id, { fields }]) => [id, fields]));
  const after = new Map([
    ...before,
    ...writes.map(({ write }) => [write.id, write.fields] as const),
  ]);
  const known = new Set(findingsIn(name, before).map(keyOf));
  const rows = new Map(writes.map(({ row, write }) => [write.id, row]));
  return findingsIn(name, after).flatMap((finding) => {
    const row = rows.get(finding.id ?? '');
    return row === undefined || known.has(keyOf(finding)) ? [] : [{ row, finding }];
  });
}

function findingsIn(name: string, documents: ReadonlyMap<string, RestFields>): Finding[] {
  const plain = [...documents].map(([id, fields]) => [id, decodeFields(fields)] as const);
  return checkCatalogue(new Map([[name, Object.fromEntries(plain)]]), sheetNames);
}

function keyOf({ id, code, field, problem }: Finding): string {
  return JSON.stringify([id, code, field, problem]);
}

function refusalOf({ row, finding }: RowFinding): Refusal {
  const { field } = finding;
  const column = field === null ? {} : { column: sheetNames.nameOf(field) };
  return { row, ...column, reason: messageOf(finding) };
}
