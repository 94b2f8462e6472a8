import type { ReportEntry, ReportedDocument } from '@/catalogue/Report';
import { readFirestoreSettings } from '@/data/settings/firestoreSettings';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Desk } from './deskOf';
import type { Finding } from './Finding';

interface Shown {
  readonly id?: string;
  readonly title?: string;
  readonly image?: string;
}

/** Equal findings in the report: the first with its item's title and picture, then the other documents. */
export function reportEntry(
  [first, ...others]: readonly [Finding, ...Finding[]],
  items: readonly Shown[],
  { words, tab }: Pick<Desk, 'words' | 'tab'>,
): ReportEntry {
  const { id, field, severity, problem, effect, fix } = first;
  const texts = { problem: withoutSecrets(problem), effect: withoutSecrets(effect), fix };
  const further = others.flatMap((other) => documentOf(other, items, tab) ?? []);
  return {
    ...documentOf(first, items, tab),
    ...omitUndefined({
      field: field === null ? undefined : words.nameOf(field),
      image: itemOf(id, items)?.image,
      tab,
    }),
    severity,
    ...texts,
    ...(further.length > 0 ? { others: further } : {}),
  };
}

/** Undefined for a finding on the whole collection. */
function documentOf(
  { collection, id }: Finding,
  items: readonly Shown[],
  tab: string | undefined,
): ReportedDocument | undefined {
  if (id === null) return undefined;
  const title = itemOf(id, items)?.title;
  const console = tab === undefined ? consoleAddress(collection, id) : undefined;
  return { id, ...omitUndefined({ title, console }) };
}

function itemOf(id: string | null, items: readonly Shown[]): Shown | undefined {
  return id === null ? undefined : items.find((one) => one.id === id);
}

/** In the Firebase console, which asks for the project, `_`: with its id anybody could use up its free reads. */
function consoleAddress(collection: string, id: string): string {
  const path = encodeURIComponent(`/${collection}/${id}`)
    .replaceAll('~', '~7E')
    .replaceAll('%', '~');
  return `https://console.firebase.google.com/project/_/firestore/databases/-default-/data/${path}`;
}

/** Anybody can open the report, and a document may contain the project's id or key. */
function withoutSecrets(text: string): string {
  const { reader, ...project } = readFirestoreSettings(process.env) ?? {};
  return Object.values({ ...project, ...reader }).reduce(
    (rest, secret) => rest.replaceAll(secret, '…'),
    text,
  );
}
