import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/freePort';
import { encodeFields } from '../../scripts/push/encodeFields';
import { readCatalogueFiles } from '../../scripts/push/readCatalogueFiles';
import { sites, TEST_FRESH_SECONDS } from '../sites';
import { withoutSettings } from '../withoutSettings';
import { FirestoreStandIn } from './FirestoreStandIn';

const HOST = 'firestore.stand-in.test';

/** A stand-in that holds the demo catalogue, and the environment of a site that reads from it. */
export interface StandInSetting {
  readonly standIn: FirestoreStandIn;
  readonly env: NodeJS.ProcessEnv;
  /** Loses the host name of the database, or finds it again. */
  readonly loseHost: (lost: boolean) => void;
}

/** Starts a stand-in; `dist` names the build that is served with it. */
export async function settingOnStandIn(dist: string): Promise<StandInSetting> {
  const standIn = new FirestoreStandIn();
  await standIn.accept();
  for (const [collection, documents] of readCatalogueFiles('demo')) {
    const entries = Object.entries(documents).map(([id, fields]) => [id, encodeFields(fields)]);
    standIn.documents.set(collection, Object.fromEntries(entries));
  }
  const lostFile = path.join(tmpdir(), `stand-in-lost-${await freePort()}`);
  const emulatorHosts = { firestore: `${HOST}:${standIn.port}` };
  const env = {
    ...process.env,
    ...withoutSettings,
    NODE_ENV: 'production' as const,
    SITE_DIST: dist,
    SITE_BUILT_BEFORE: 'yes',
    FIREBASE_PROJECT_ID: sites.firestore.projectId,
    FIREBASE_API_KEY: 'the-stand-in-takes-any-key',
    __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts }),
    // A host that is configured, and leads into the server's own network.
    IMAGE_HOSTS: 'localhost',
    WEB_VITALS_ADDRESS: 'https://vitals.stand-in.test/in',
    CATALOGUE_TEST_FRESH_SECONDS: String(TEST_FRESH_SECONDS),
    NODE_OPTIONS: `--require ${path.resolve('e2e/standIn/resolveStandIn.cjs')}`,
    STAND_IN_HOST: HOST,
    STAND_IN_LOST: lostFile,
  };
  const loseHost = (lost: boolean) =>
    lost ? writeFileSync(lostFile, '') : rmSync(lostFile, { force: true });
  return { standIn, env, loseHost };
}
