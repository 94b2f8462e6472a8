import { findingOf } from '../../src/answers/report/findingOf';
import { findCollection } from '../../src/catalogue/allCollections';
import type { ShelfDiagnostic } from '../../src/catalogue/Diagnostic';
import { diagnosticSeverities } from '../../src/catalogue/diagnosticSeverities';
import type { Refusal } from '../import/parseRows';
import { deskWords } from '../sheet/deskWords';
import { refusalWords, spokenLanguage } from '../sheet/refusalWords';
import type { ComparedRow } from './compareRows';
import { documentKey } from './documentKey';
import type { PreparedSync } from './prepareSync';
import { placeOfRow } from './readSheetTabs';
import { inOneLine, resultWords } from './resultWords';
import { type Standing, standingsAfter } from './standingsAfter';
import { resultsNow } from './writeResults';

type Prepared = Pick<PreparedSync, 'plan' | 'compared' | 'stored' | 'remarks' | 'tabs'>;

/**
 * For Result, by the row's number through all tabs: why nothing was taken, else what visitors see,
 * by the site's own rules.
 * @param undone In ISO form, by `documentKey`.
 * @param at When the run was, in ISO form.
 */
export function rowResults(
  prepared: Prepared,
  undone: ReadonlyMap<string, string>,
  at: string,
): ReadonlyMap<number, string> {
  const { plan, compared, stored } = prepared;
  const refused = textsByRow(plan.refused);
  const remarks = textsByRow(prepared.remarks);
  const writes = new Map([...plan.added, ...plan.changed].map((one) => [one.row, one.write]));
  const standings = standingsAfter(prepared);
  const says = resultsNow(prepared.tabs.tabs);
  const results = compared.map((one): readonly [number, string] => {
    const { row, changed } = one;
    const name = row.collection.name;
    const key = documentKey(name, writes.get(row.row)?.id ?? one.id);
    const standing = standings.get(key);
    const result = {
      isChanged: changed.size > 0,
      isWritten: writes.has(row.row),
      isKnown: stored.has(name),
      away: awayOf(name, standing),
      refused: refused.get(row.row) ?? [],
      warnings: [...warningsOf(one, standing, prepared), ...(remarks.get(row.row) ?? [])],
      undone: undone.get(key),
    };
    return [row.row, resultText(says(row.row), result, at)];
  });
  const whole = [...plan.whole].map((row) => [row, inOneLine(refused.get(row) ?? [])] as const);
  return new Map([...results, ...whole]);
}

function textsByRow(refusals: readonly Refusal[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>();
  for (const { row, column, reason } of refusals)
    texts.set(row, [...(texts.get(row) ?? []), column ? `${column}: ${reason}` : reason]);
  return texts;
}

function awayOf(name: string, standing: Standing | undefined): string | undefined {
  if (!standing) return resultWords.deleted();
  if (standing.isShown) return undefined;
  const limit = findCollection(name)?.limit ?? 0;
  const [why = resultWords.emptied()] = standing.diagnostics.flatMap(
    (one) => resultWords.reasons[one.code]?.(one, limit) ?? [],
  );
  return why;
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
  const { field, problem, cure } = findingOf(name, diagnostic, spokenLanguage());
  const said = `${problem} ${cure}`;
  return field ? `${deskWords.sheet.nameOf(field)}: ${said}` : said;
}

/** By their rows; those that the sheet does not have, by their ids. */
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
    return place ? refusalWords().place(place.tab, place.row) : id;
  });
  return refusalWords().sameTitle(places);
}

interface RowResult {
  /** A cell changed since the last run, and the document was written. */
  readonly isChanged: boolean;
  readonly isWritten: boolean;
  /** Its shelf was read in this run: only then it is known what visitors see. */
  readonly isKnown: boolean;
  readonly away: string | undefined;
  /** Cells that were not taken, and what is wrong on the site. */
  readonly refused: readonly string[];
  readonly warnings: readonly string[];
  /** When an undo took the row back since the last run, in ISO form. */
  readonly undone: string | undefined;
}

/** @param now What Result says. @param at When the run was, in ISO form. */
function resultText(now: string, row: RowResult, at: string): string {
  const isAsBefore = !row.isWritten && !row.isChanged && row.refused.length === 0;
  if (isAsBefore && row.undone) return resultWords.takenBack(row.undone);
  if (isAsBefore && resultWords.isTakenBack(now)) return now;
  if (!row.isKnown) return unknownText(now);
  if (row.away !== undefined) return resultWords.but(resultWords.away(row.away), row.refused);
  if (isAsBefore && now === '') return '';
  return resultWords.but(shownText(now, row, at), [...row.refused, ...row.warnings]);
}

/** An earlier reason goes; what visitors see instead is not known. */
function unknownText(now: string): string {
  return resultWords.isStanding(now) ? now : '';
}

function shownText(now: string, { isWritten, isChanged }: RowResult, at: string): string {
  if (isWritten) return resultWords.since(at);
  if (resultWords.isShown(now)) return resultWords.withoutRemarks(now);
  // Without a change of its own it came by its days, or found room.
  return resultWords.isAway(now) && !isChanged ? resultWords.since(at) : resultWords.shown();
}
