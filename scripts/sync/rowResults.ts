import { messageOf } from '../../src/answers/diagnostics/Finding';
import { findingOf } from '../../src/answers/diagnostics/findingOf';
import { findCollection } from '../../src/catalogue/allCollections';
import type { ShelfDiagnostic } from '../../src/catalogue/Diagnostic';
import { diagnosticSeverities } from '../../src/catalogue/diagnosticSeverities';
import type { Refusal } from '../import/parseRows';
import type { RestFields } from '../push/encodeFields';
import { sheetNames } from '../sheet/sheetNames';
import type { ComparedRow } from './compareRows';
import { documentKey } from './documentKey';
import type { PreparedSync } from './prepareSync';
import { placeOfRow } from './readSheetTabs';
import type { RowResult } from './resultText';
import { sheetWords } from './sheetWords';
import { type Standing, standingsOn } from './standingsOn';

type Prepared = Pick<PreparedSync, 'plan' | 'compared' | 'stored' | 'held' | 'remarks' | 'tabs'>;

/**
 * What the column Result has to tell of each row, by its number through all tabs: of a row that was not taken, why; of
 * every other one what visitors see of its document, as the site itself decides it.
 * @param undone when documents were taken back since the last run, by `documentKey`.
 */
export function rowResults(
  prepared: Prepared,
  undone: ReadonlyMap<string, string>,
): ReadonlyMap<number, RowResult> {
  const { plan, compared, stored } = prepared;
  const reasons = textsByRow(plan.refused);
  const held = textsByRow(prepared.held);
  const remarks = textsByRow(prepared.remarks);
  const writes = new Map([...plan.added, ...plan.changed].map((one) => [one.row, one.write]));
  const standings = standingsAfter(prepared);
  const results = compared.map((one): readonly [number, RowResult] => {
    const { row, changed } = one;
    const name = row.collection.name;
    const id = writes.get(row.row)?.id ?? one.id;
    const standing = standings.get(documentKey(name, id));
    const back = undone.get(documentKey(name, id));
    return [
      row.row,
      {
        isChanged: changed.size > 0,
        isWritten: writes.has(row.row),
        isShelf: row.collection.kind === 'row',
        isKnown: stored.has(name),
        ...awayOf(name, standing),
        held: held.get(row.row) ?? [],
        warnings: [...warningsOf(one, standing, prepared), ...(remarks.get(row.row) ?? [])],
        ...(back ? { undone: back } : {}),
      },
    ];
  });
  const refused = [...reasons].map(
    ([row, own]) => [row, { ...REFUSED, reason: own.join('; ') }] as const,
  );
  return new Map([...results, ...refused]);
}

const REFUSED: RowResult = {
  isChanged: true,
  isWritten: false,
  isShelf: false,
  isKnown: false,
  held: [],
  warnings: [],
};

function textsByRow(refusals: readonly Refusal[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>();
  for (const { row, column, reason } of refusals)
    texts.set(row, [...(texts.get(row) ?? []), column ? `${column}: ${reason}` : reason]);
  return texts;
}

/** The standings of all documents on the shelves that were read, as the run leaves them, by `documentKey`. */
function standingsAfter({ plan, stored }: Prepared): ReadonlyMap<string, Standing> {
  const all = [...stored].flatMap(([name, documents]) => {
    const collection = findCollection(name);
    if (!collection) return [];
    const after = new Map<string, RestFields>(
      [...documents].map(([id, { fields }]) => [id, fields]),
    );
    for (const { write } of [...plan.added, ...plan.changed])
      if (write.collection === name) after.set(write.id, write.fields);
    return [...standingsOn(collection, after)].map(
      ([id, standing]) => [documentKey(name, id), standing] as const,
    );
  });
  return new Map(all);
}

/** Collections that no page shows as a list, such as the opening hours, have no rule that hides a document. */
function awayOf(name: string, standing: Standing | undefined): { readonly away?: string } {
  const collection = findCollection(name);
  if (!collection) return {};
  if (!standing) return { away: sheetWords.deleted };
  if (standing.isShown) return {};
  const [why = ''] = standing.diagnostics.flatMap(
    (one) => sheetWords.awayBecause[one.code]?.(one, collection.limit) ?? [],
  );
  return { away: why };
}

function warningsOf(
  { row }: ComparedRow,
  standing: Standing | undefined,
  prepared: Prepared,
): string[] {
  const name = row.collection.name;
  return (standing?.diagnostics ?? [])
    .filter(({ code }) => diagnosticSeverities[code] !== 'hint')
    .map((one) => (one.code === 'twins' ? twinsText(row, one, prepared) : warningText(name, one)));
}

function warningText(name: string, diagnostic: ShelfDiagnostic): string {
  const finding = findingOf(name, diagnostic, sheetNames);
  const said = messageOf(finding);
  return finding.field === null ? said : `${sheetNames.nameOf(finding.field)}: ${said}`;
}

/** Names the other products by their rows; those that the sheet does not have, by their ids. */
function twinsText(
  { row, collection }: ComparedRow['row'],
  { ids }: ShelfDiagnostic,
  { compared, tabs }: Prepared,
): string {
  const own = compared.find((one) => one.row.row === row)?.id;
  const others = ids.filter((id) => id !== own);
  const places = others.map((id) => {
    const other = compared.find(
      (one) => one.id === id && one.row.collection.name === collection.name,
    );
    const place = other && placeOfRow(other.row.row, tabs.tabs);
    return place ? `${place.tab}, row ${place.row}` : id;
  });
  return sheetWords.sameTitle(places);
}
