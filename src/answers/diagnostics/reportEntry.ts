import type { ReportEntry } from '@/catalogue/Report';
import { omitUndefined } from '@/data/normalise/omitUndefined';
import { readFirestoreSettings } from '@/data/settings/readSourceSettings';
import type { Finding } from './Finding';

interface Shown {
  readonly id?: string;
  readonly title?: string;
  readonly image?: string;
}

/** A finding as the report shows it, with title and picture of the item made from its document. */
export function reportEntry(
  { id, field, severity, wrong, seen, mend }: Finding,
  items: readonly Shown[],
): ReportEntry {
  const item = id === null ? undefined : items.find((one) => one.id === id);
  const texts = { wrong: withoutSecrets(wrong), seen: withoutSecrets(seen), mend };
  const optional = { id: id ?? undefined, field: field ?? undefined };
  return {
    ...omitUndefined({ ...optional, title: item?.title, image: item?.image }),
    severity,
    ...texts,
  };
}

/** Removes the Firebase project's id and key, which a document may contain by mistake: anybody can open the report. */
function withoutSecrets(text: string): string {
  const settings = readFirestoreSettings(process.env);
  return Object.values(settings ?? {}).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
