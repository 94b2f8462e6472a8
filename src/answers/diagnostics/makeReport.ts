import { allCollections, type PagedCollection } from '@/catalogue/allCollections';
import type { DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities, type Severity } from '@/catalogue/diagnosticSeverities';
import type { Report, ReportPart } from '@/catalogue/Report';
import { hasSheet } from '@/data/sheetRun/hasSheet';
import { storedSheetRun } from '@/data/sheetRun/storedSheetRun';
import { MIN_AGE_MS } from '@/data/shelves/allShelves';
import { recentShelf } from '@/data/shelves/readShelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { deskOf } from './deskOf';
import { equalFindings } from './equalFindings';
import { findingOf } from './findingOf';
import { reportEntry } from './reportEntry';

/** For each severity and collection: the owner reads the page on a phone. */
const MAX_ENTRIES = 10;

/** Counted without names, because anybody can open the report: the product may not be out yet. */
const unnamed: ReadonlySet<DiagnosticCode> = new Set(['hidden', 'notYet', 'unknownField']);

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/** The whole catalogue's diagnostics in a language, from readings up to half an hour old. Never throws. */
export async function makeReport(language: LanguageCode): Promise<Report> {
  const read = await Promise.all(
    allCollections.map(async (collection) => ({
      collection,
      shelf: await recentShelf(collection, MIN_AGE_MS),
    })),
  );
  const times = read.flatMap(({ shelf }) => shelf?.readAt ?? []);
  const everything = [
    ...read.flatMap(({ collection, shelf }) => (shelf ? [{ collection, ...shelf }] : [])),
  ];
  const isNamed = ({ code }: ShelfDiagnostic) => !unnamed.has(code);
  const known = everything.map((one) => ({ ...one, diagnostics: one.diagnostics.filter(isNamed) }));
  const sum = (code: DiagnosticCode) =>
    everything.flatMap(({ diagnostics }) => diagnostics.filter((one) => one.code === code)).length;
  const found = known.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  const count = (severity: Severity) =>
    found.filter((code) => diagnosticSeverities[code] === severity).length;
  return {
    readAt: times.length > 0 ? Math.min(...times) : null,
    totals: { error: count('error'), warning: count('warning'), hint: count('hint') },
    groups: order
      .map((severity) => ({
        severity,
        parts: known.flatMap((collection) => partOf(collection, severity, language) ?? []),
      }))
      .filter(({ parts }) => parts.length > 0),
    empty: known
      .filter(({ diagnostics }) => diagnostics.some(isEmptyShelf))
      .map(({ collection: { name, page } }) => ({ collection: deskOf(name).name, page })),
    unread: read.flatMap(({ collection, shelf }) => (shelf ? [] : [collection.name])),
    unnamed: {
      hidden: sum('hidden') + sum('notYet'),
      unknownField: sum('unknownField'),
    },
    desk: hasSheet() ? 'sheet' : 'console',
    sheetRun: (await storedSheetRun()) ?? null,
  };
}

interface Known {
  readonly collection: Pick<PagedCollection, 'name' | 'page'>;
  readonly items: readonly object[];
  readonly diagnostics: readonly ShelfDiagnostic[];
}

function partOf(
  { collection: { name, page }, items, diagnostics }: Known,
  severity: Severity,
  language: LanguageCode,
): ReportPart | undefined {
  const desk = deskOf(name);
  const findings = diagnostics
    .filter((diagnostic) => !isEmptyShelf(diagnostic))
    .map((diagnostic) => findingOf(name, diagnostic, desk.words, language))
    .filter((finding) => finding.severity === severity);
  if (findings.length === 0) return undefined;
  const remarks = equalFindings(findings);
  return {
    collection: desk.name,
    page,
    entries: remarks.slice(0, MAX_ENTRIES).map((equal) => reportEntry(equal, items, desk)),
    more: remarks.slice(MAX_ENTRIES).flat().length,
  };
}

function isEmptyShelf({ code }: ShelfDiagnostic): boolean {
  return code === 'emptyShelf';
}
