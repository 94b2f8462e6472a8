import { messageOf } from '../../src/answers/diagnostics/Finding';
import { findingOf } from '../../src/answers/diagnostics/findingOf';
import { findCollection } from '../../src/catalogue/allCollections';
import type { ShelfDiagnostic } from '../../src/catalogue/Diagnostic';
import { diagnosticSeverities } from '../../src/catalogue/diagnosticSeverities';
import type { Refusal } from '../import/parseRows';
import { deskWords } from '../sheet/deskWords';
import type { ComparedRow } from './compareRows';
import { documentKey } from './documentKey';
import type { PreparedSync } from './prepareSync';
import { placeOfRow } from './readSheetTabs';
import type { RowResult } from './resultText';
import { inOneLine, resultWords } from './resultWords';
import { sheetWords } from './sheetWords';
import { type Standing, standingsAfter } from './standingsAfter';

type Prepared = Pick<PreparedSync, 'plan' | 'compared' | 'stored' | 'remarks' | 'tabs'>;

/**
 * What the column Result has to tell of each row, by its number through all tabs: of a row of which nothing was taken, why;
 * of every other one what visitors see of its document, as the site itself decides it.
 * @param undone when documents were taken back since the last run, by `documentKey`.
 */
export function rowResults(
  prepared: Prepared,
  undone: ReadonlyMap<string, string>,
): ReadonlyMap<number, RowResult> {
  const { plan, compared, stored } = prepared;
  const refused = textsByRow(plan.refused);
  const remarks = textsByRow(prepared.remarks);
  const writes = new Map([...plan.added, ...plan.changed].map((one) => [one.row, one.write]));
  const standings = standingsAfter(prepared);
  const results = compared.map((one): readonly [number, RowResult] => {
    const { row, changed } = one;
    const name = row.collection.name;
    const key = documentKey(name, writes.get(row.row)?.id ?? one.id);
    const standing = standings.get(key);
    const back = undone.get(key);
    return [
      row.row,
      {
        isChanged: changed.size > 0,
        isWritten: writes.has(row.row),
        isShelf: row.collection.kind === 'row',
        isKnown: stored.has(name),
        ...awayOf(name, standing),
        refused: refused.get(row.row) ?? [],
        warnings: [...warningsOf(one, standing, prepared), ...(remarks.get(row.row) ?? [])],
        ...(back ? { undone: back } : {}),
      },
    ];
  });
  const whole = [...plan.whole].flatMap((row): [number, RowResult][] => {
    const own = refused.get(row);
    return own ? [[row, { ...REFUSED, reason: inOneLine(own) }]] : [];
  });
  return new Map([...results, ...whole]);
}

const REFUSED: RowResult = {
  isChanged: true,
  isWritten: false,
  isShelf: false,
  isKnown: false,
  refused: [],
  warnings: [],
};

function textsByRow(refusals: readonly Refusal[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>();
  for (const { row, column, reason } of refusals)
    texts.set(row, [...(texts.get(row) ?? []), column ? `${column}: ${reason}` : reason]);
  return texts;
}

function awayOf(name: string, standing: Standing | undefined): { readonly away?: string } {
  if (!standing) return { away: resultWords.deleted() };
  if (standing.isShown) return {};
  const limit = findCollection(name)?.limit ?? 0;
  const [why = resultWords.emptied()] = standing.diagnostics.flatMap(
    (one) => resultWords.reasons[one.code]?.(one, limit) ?? [],
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
  const words = deskWords.sheet;
  const finding = findingOf(name, diagnostic, words);
  const said = messageOf(finding);
  return finding.field === null ? said : `${words.nameOf(finding.field)}: ${said}`;
}

/** Names the other products by their rows; those that the sheet does not have, by their ids. */
function twinsText(
  { row, collection }: ComparedRow['row'],
  { ids }: ShelfDiagnostic,
  { compared, tabs: { tabs } }: Prepared,
): string {
  const own = compared.find((one) => one.row.row === row)?.id;
  const others = ids.filter((id) => id !== own);
  const places = others.map((id) => {
    const other = compared.find(
      (one) => one.id === id && one.row.collection.name === collection.name,
    );
    const place = other && placeOfRow(other.row.row, tabs);
    return place ? `${place.tab}, row ${place.row}` : id;
  });
  return sheetWords.sameTitle(places);
}
