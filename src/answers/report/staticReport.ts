import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { allCollections, type PagedCollection } from '@/catalogue/allCollections';
import type { Diagnostic, DiagnosticCode } from '@/catalogue/Diagnostic';
import type { Report, ReportedFinding } from '@/catalogue/Report';
import { staticPage } from '@/data/pages/staticPage';
import { freshSeconds, readFirestoreSettings } from '@/data/settings/serverSettings';
import { SCAN_AGE_MS } from '@/data/shelves/allShelves';
import { knownShelf } from '@/data/shelves/readShelf';
import { indianTime } from '@/shop/indianTime';
import type { LanguageCode } from '@/shop/LanguageCode';
import { shop } from '@/shop/shop';
import { findingOf, worstFirst } from './findingOf';
import { lastSheet } from './lastSheet';
import { placeInSheet } from './placeInSheet';
import { postedPictures } from './postedPictures';

/** The most findings on the page, which the owner reads on a phone. */
const MOST = 100;

/** Left out, because anybody can open the page. */
const notReported: ReadonlySet<DiagnosticCode> = new Set(['unknownField']);

/** The result of getStaticProps for the owner's page; "not found" when OWNER_REPORT turns it off. */
export async function staticReport(language: LanguageCode) {
  if (shop.noOwnerReport)
    return { notFound: true, props: undefined, revalidate: freshSeconds() } as const;
  const report = await makeReport(language);
  return staticPage(pageDefinitions.report, { code: language }, { report });
}

/**
 * The report, from readings up to half an hour old, so that visits don't have the catalogue read more often. Never
 * throws.
 */
async function makeReport(language: LanguageCode): Promise<Report> {
  const read = await Promise.all(
    allCollections.map(async (collection) => ({
      collection,
      shelf: await knownShelf(collection, SCAN_AGE_MS).catch(() => undefined),
    })),
  );
  const known = read.flatMap(({ collection, shelf }) => (shelf ? [{ collection, shelf }] : []));
  const findings = worstFirst(
    known.flatMap(({ collection, shelf }) => findingsOn(collection, shelf, language)),
  );
  const sheet = await lastSheet();
  return {
    ...(sheet && { sheet }),
    posts: await postedPictures(language),
    readAt: known.length > 0 ? Math.min(...known.map(({ shelf }) => shelf.readAt)) : 0,
    findings: findings
      .slice(0, MOST)
      .map((finding) => ({ ...finding, problem: withoutSecrets(finding.problem) })),
    more: Math.max(0, findings.length - MOST),
    unread: read.flatMap(({ collection, shelf }) => (shelf ? [] : [placeInSheet(collection)])),
  };
}

type Shelf = Awaited<ReturnType<typeof knownShelf>>;

function findingsOn(
  { page, ...collection }: PagedCollection,
  { items, diagnostics }: Shelf,
  language: LanguageCode,
): ReportedFinding[] {
  const titles = new Map(items.map((item) => [item.id, 'title' in item ? item.title : undefined]));
  const secret = new Set(diagnostics.filter(isSecret).flatMap(({ ids }) => ids));
  return diagnostics
    .filter(({ code, ids }) => !notReported.has(code) && !ids.some((id) => secret.has(id)))
    .map((diagnostic) => {
      const finding = findingOf(collection.name, diagnostic, language);
      const { id, column, severity, problem, cure } = finding;
      const title = titles.get(id) ?? '';
      return { id, column, severity, problem, cure, page, title, place: placeInSheet(collection) };
    });
}

/** Whether a diagnostic is on goods that may not be out yet: hidden ones, or whose first day is to come or can't be read. */
function isSecret({ code, field, expected = '' }: Diagnostic): boolean {
  if (code === 'daysCrossed') return expected > indianTime(Date.now()).date;
  return code === 'hidden' || (code === 'unreadable' && field === 'show');
}

/** A text without the database's settings: a document may contain them, and anybody can open the page. */
function withoutSecrets(text: string): string {
  const { reader, ...project } = readFirestoreSettings(process.env) ?? {};
  return Object.values({ ...project, ...reader }).reduce(
    (rest, secret) => rest.replaceAll(secret, '…'),
    text,
  );
}
