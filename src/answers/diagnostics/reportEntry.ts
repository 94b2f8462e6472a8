import type { ReportEntry } from '@/catalogue/Report';
import { readFirestoreSettings } from '@/data/settings/readSourceSettings';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Finding } from './Finding';

interface Shown {
  readonly id?: string;
  readonly title?: string;
  readonly image?: string;
}

/** A finding as the report shows it, with title and picture of the item made from its document. */
export function reportEntry(
  { collection, id, field, severity, problem, effect, fix }: Finding,
  items: readonly Shown[],
): ReportEntry {
  const item = id === null ? undefined : items.find((one) => one.id === id);
  const texts = { problem: withoutSecrets(problem), effect: withoutSecrets(effect), fix };
  const optional = {
    id: id ?? undefined,
    field: field ?? undefined,
    console: id === null ? undefined : consoleAddress(collection, id),
  };
  return {
    ...omitUndefined({ ...optional, title: item?.title, image: item?.image }),
    severity,
    ...texts,
  };
}

/**
 * A document's address in the Firebase console. `_` stands for the project, which the console then asks for: anybody can
 * open the report, and with the project's id anybody can use up its free reads. The path is encoded with `~` for `%`.
 */
function consoleAddress(collection: string, id: string): string {
  const path = encodeURIComponent(`/${collection}/${id}`)
    .replaceAll('~', '~7E')
    .replaceAll('%', '~');
  return `https://console.firebase.google.com/project/_/firestore/databases/-default-/data/${path}`;
}

/**
 * Removes the Firebase project's id and key and the site's reader, which a document may contain by mistake: anybody can
 * open the report.
 */
function withoutSecrets(text: string): string {
  const { reader, ...project } = readFirestoreSettings(process.env) ?? {};
  return Object.values({ ...project, ...reader }).reduce(
    (rest, secret) => rest.replaceAll(secret, '…'),
    text,
  );
}
