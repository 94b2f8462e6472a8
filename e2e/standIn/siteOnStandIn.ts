import { readCatalogueFiles } from '../../scripts/push/readCatalogueFiles';
import { siteEnvironment } from '../siteEnvironment';
import { sites, TEST_FRESH_SECONDS } from '../sites';
import { encodeFields } from './encodeFields';
import { FirestoreStandIn } from './FirestoreStandIn';

/** A stand-in that holds the demo's catalogue, and the environment of a site that reads from it. */
export interface StandInSetting {
  readonly standIn: FirestoreStandIn;
  readonly env: NodeJS.ProcessEnv;
}

const faultySettings: Readonly<Record<string, string>> = {
  WEB_VITALS_ADDRESS: 'https://vitals.stand-in.test/in',
};

/** Starts a stand-in; `dist` names the build that is served with it, by default with the settings of the fault tests. */
export async function settingOnStandIn(
  dist: string,
  settings = faultySettings,
): Promise<StandInSetting> {
  const standIn = new FirestoreStandIn();
  await standIn.accept();
  for (const [collection, documents] of readCatalogueFiles('demo')) {
    const entries = Object.entries(documents).map(([id, fields]) => [id, encodeFields(fields)]);
    standIn.documents.set(collection, Object.fromEntries(entries));
  }
  const emulatorHosts = { firestore: `127.0.0.1:${standIn.port}` };
  const env = siteEnvironment(dist, {
    FIREBASE_PROJECT_ID: sites.firestore.projectId,
    FIREBASE_API_KEY: 'the-stand-in-takes-any-key',
    __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts }),
    ...settings,
    CATALOGUE_TEST_FRESH_SECONDS: String(TEST_FRESH_SECONDS),
  });
  return { standIn, env };
}
