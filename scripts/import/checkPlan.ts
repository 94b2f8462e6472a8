import { checkCatalogue } from '../../src/answers/report/checkCatalogue';
import type { Finding } from '../../src/catalogue/Finding';
import type { FieldNames } from '../../src/messages/en/fieldNames';
import type { DocumentFields } from '../database/Database';
import type { StoredCollections } from '../database/listDocuments';
import { spokenLanguage } from '../sheet/refusalWords';
import type { Refusal } from './parseRows';
import type { ImportPlan, PlannedWrite } from './planImport';

export interface CheckedPlan extends ImportPlan {
  /** New ones; their rows are written. */
  readonly warnings: readonly Refusal[];
}

/** Checks the documents as the import would leave them. Only a new error refuses its row. */
export function checkPlan(
  plan: ImportPlan,
  database: StoredCollections,
  words: FieldNames,
): CheckedPlan {
  const writes = [...plan.added, ...plan.changed];
  const names = [...new Set(writes.map(({ write }) => write.collection))];
  const found = names.flatMap((name) =>
    newFindings(
      name,
      writes.filter(({ write }) => write.collection === name),
      database.get(name) ?? new Map(),
    ),
  );
  const toRefusal = (one: RowFinding) => refusalOf(one, words);
  const bad = found.filter(({ finding }) => finding.severity === 'error');
  const refused = new Set(bad.map(({ row }) => row));
  const stays = ({ row }: { readonly row: number }) => !refused.has(row);
  return {
    ...plan,
    added: plan.added.filter(stays),
    changed: plan.changed.filter(stays),
    refused: [...plan.refused, ...bad.map(toRefusal)],
    warnings: found
      .filter(({ row, finding }) => finding.severity === 'warning' && !refused.has(row))
      .map(toRefusal),
  };
}

interface RowFinding {
  readonly row: number;
  readonly finding: Finding;
}

function newFindings(
  name: string,
  writes: readonly PlannedWrite[],
  documents: ReadonlyMap<string, { readonly fields: DocumentFields }>,
): RowFinding[] {
  const before = new Map([...documents].map(([id, { fields }]) => [id, fields]));
  const after = new Map([
    ...before,
    ...writes.map(({ write }) => [write.id, write.fields] as const),
  ]);
  const known = new Set(findingsIn(name, before).map(keyOf));
  const rows = new Map(writes.map(({ row, write }) => [write.id, row]));
  return findingsIn(name, after).flatMap((finding) => {
    const row = rows.get(finding.id);
    return row === undefined || known.has(keyOf(finding)) ? [] : [{ row, finding }];
  });
}

function findingsIn(name: string, documents: ReadonlyMap<string, DocumentFields>): Finding[] {
  return checkCatalogue(new Map([[name, Object.fromEntries(documents)]]), spokenLanguage());
}

function keyOf({ id, code, field, problem }: Finding): string {
  return JSON.stringify([id, code, field, problem]);
}

function refusalOf({ row, finding }: RowFinding, { nameOf }: FieldNames): Refusal {
  const { field } = finding;
  const column = field ? { column: nameOf(field) } : {};
  return { row, ...column, reason: `${finding.problem} ${finding.cure}` };
}
