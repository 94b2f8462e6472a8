import { paths } from '@/catalogue/addresses';
import { type Collection, collections } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { Severity } from '@/catalogue/diagnosticSeverities';
import type { Report, ReportPart } from '@/catalogue/Report';
import { currentHoursDiagnostics } from '@/data/hours/currentHours';
import { HOURS_COLLECTION } from '@/data/hours/hoursDocument';
import { lastDiagnostics, recentShelf } from '@/data/shelves/readShelf';
import { LEAST_AGE_MS, readWholeCatalogue } from '@/data/shelves/wholeCatalogue';
import { findingOf } from './findingOf';
import { reportEntry } from './reportEntry';

/** The most remarks on one collection: the page is read on a phone. */
const MOST = 10;

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/**
 * What there is to say of the whole catalogue, out of readings that are half an hour old at most, which pages share. Never
 * throws: what can't be read is named.
 */
export async function makeReport(): Promise<Report> {
  await readWholeCatalogue();
  const read = await Promise.all(
    collections.map(async (collection) => {
      const shelf = await recentShelf(collection, LEAST_AGE_MS);
      return { collection, shelf, diagnostics: shelf ? lastDiagnostics(collection) : [] };
    }),
  );
  const hours = {
    collection: { name: HOURS_COLLECTION, page: paths.contact },
    items: [],
    diagnostics: await currentHoursDiagnostics(),
  };
  const times = read.flatMap(({ shelf }) => shelf?.readAt ?? []);
  const known = [
    ...read.flatMap(({ collection, shelf, diagnostics }) =>
      shelf ? [{ collection, items: shelf.items, diagnostics }] : [],
    ),
    hours,
  ];
  const found = known.flatMap(({ collection, diagnostics }) =>
    diagnostics.map((diagnostic) => findingOf(collection.name, diagnostic)),
  );
  const count = (severity: Severity) => found.filter((one) => one.severity === severity).length;
  return {
    readAt: times.length > 0 ? Math.min(...times) : null,
    totals: { error: count('error'), warning: count('warning'), hint: count('hint') },
    parts: known
      .filter(({ diagnostics }) => diagnostics.length > 0)
      .map(partOf)
      .sort((one, other) => gravity(one) - gravity(other)),
    unread: read.flatMap(({ collection, shelf }) => (shelf ? [] : [collection.name])),
  };
}

interface Known {
  readonly collection: Pick<Collection, 'name' | 'page'>;
  readonly items: readonly object[];
  readonly diagnostics: readonly ShelfDiagnostic[];
}

function partOf({ collection: { name, page }, items, diagnostics }: Known): ReportPart {
  const entries = diagnostics
    .map((diagnostic) => findingOf(name, diagnostic))
    .sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  return {
    collection: name,
    page,
    entries: entries.slice(0, MOST).map((finding) => reportEntry(finding, items)),
    more: Math.max(0, entries.length - MOST),
  };
}

/** Of its first entry, which is the gravest. */
function gravity({ entries: [first] }: ReportPart): number {
  return first ? order.indexOf(first.severity) : order.length;
}
