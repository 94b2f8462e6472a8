import { shopCollections } from '@/catalogue/collections';
import { EMULATOR_KEY } from '../../e2e/emulatorKey';
import { publishRules } from '../../e2e/publishRules';
import { tellReadiness } from '../../scripts/check/tellReadiness';
import { aGoogle } from '../helpers/aGoogle';
import { type AuthStandIn, authStandIn, READER } from '../helpers/authStandIn';
import { openRules, shippedRules } from '../helpers/closedRules';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../helpers/emulator';

const projectId = 'demo-readiness';
let auth: AuthStandIn;

describeWithEmulator('tellReadiness', () => {
  beforeAll(async () => {
    auth = await authStandIn(projectId);
  });
  afterAll(() => auth.close());

  it('goes with the owner from the first step of docs/owner.md to the last', async () => {
    const google = await aGoogle();
    const database = emulatorDatabase(projectId);
    const env: Record<string, string | undefined> = {
      ...process.env,
      __FIREBASE_DEFAULTS__: JSON.stringify({
        emulatorHosts: { firestore: emulatorAddress(), auth: auth.address },
      }),
    };
    jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
    const account = { ...google.account, projectId };
    const told = async () => {
      const lines: string[] = [];
      await tellReadiness(account, database, (line) => lines.push(line));
      return lines.join('\n');
    };
    const readAt = (at: number) =>
      database.commit([{ collection: shopCollections.sheet, id: 'last', fields: { readAt: at } }]);

    await publishRules(emulatorAddress(), projectId, openRules);
    expect(await told()).toMatch(/^Ready: key, database\.\nNext: publish firestore\.rules/);
    await publishRules(emulatorAddress(), projectId, shippedRules);
    expect(await told()).toMatch(/^Ready: .*, rules\.\nNext: set FIREBASE_PROJECT_ID/);
    Object.assign(env, {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: EMULATOR_KEY,
      FIREBASE_READER_PASSWORD: 'another password',
    });
    expect(await told()).toMatch(/, rules\.\nNext: add the user reader@catalogue\.example/);
    env.FIREBASE_READER_PASSWORD = READER.password;
    expect(await told()).toMatch(/, rules, reader\.\nNext: make the sheet/);
    google.type();
    google.there.role = 'none';
    env.CATALOGUE_SHEET = `https://docs.google.com/spreadsheets/d/${google.there.id}/edit`;
    expect(await told()).toMatch(/, reader\.\nNext: The sheet is not shared\. .*owner@emulator/);
    google.there.role = 'Editor';
    expect(await told()).toMatch(/, sheet\.\nNext: set CATALOGUE_PHOTOS/);
    env.CATALOGUE_PHOTOS = 'https://drive.google.com/drive/folders/the-folder';
    google.drive.folders.clear();
    expect(await told()).toMatch(/, sheet\.\nNext: The photo folder could not be read/);
    google.drive.folders.add('the-folder');
    expect(await told()).toMatch(/, photos\.\nNext: npm run catalogue:sync/);
    await readAt(Date.now() - 7_200_000);
    expect(await told()).toMatch(/, first run\.\nNext: let GitHub read the sheet/);
    await readAt(Date.now());
    expect(await told()).toMatch(/sheet read within the hour\. Nothing is left to set up\.$/);
  });
});
