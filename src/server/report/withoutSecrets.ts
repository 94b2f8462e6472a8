import { readFirestoreSettings } from '../source/readSourceSettings';

/** A text of a document without the project's id and key, which an owner may have typed into it: anybody may open the report. */
export function withoutSecrets(text: string): string {
  const settings = readFirestoreSettings(process.env);
  return Object.values(settings ?? {}).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
