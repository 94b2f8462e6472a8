import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { EMULATOR_KEY } from '../../../e2e/emulatorKey';
import { publishRules } from '../../../e2e/publishRules';
import { withoutSettings } from '../../../e2e/withoutSettings';
import { scripts } from '../../../package.json';
import { type AuthStandIn, authStandIn, READER } from '../../helpers/authStandIn';
import { shippedRules } from '../../helpers/closedRules';
import { emptyFolder } from '../../helpers/emptyFolder';
import { describeWithEmulator, emulatorAddress } from '../../helpers/emulator';
import { googleServer } from '../../helpers/google/googleServer';

const projectId = 'demo-commands-reader';
const folder = emptyFolder();
const keyFile = path.join(emptyFolder(), 'shop-key.json');
/** The commands' own requests to Google go to an imitation, and to Firestore's emulator. */
const preloaded = [require.resolve('tsx/cjs'), path.resolve('__tests__/helpers/google/preload.ts')];
let auth: AuthStandIn;
let google: Awaited<ReturnType<typeof googleServer>>;

/**
 * Runs a command as an owner types it, with the settings of a shop that has a reader.
 */
async function npmRun(command: string, options: readonly string[]) {
  const npm = spawn('npm', ['run', '--silent', command, '--', ...options], {
    env: {
      ...process.env,
      ...withoutSettings,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: EMULATOR_KEY,
      FIREBASE_READER: READER.email,
      FIREBASE_READER_PASSWORD: READER.password,
      GOOGLE_STAND_IN: google.address,
      GOOGLE_APPLICATION_CREDENTIALS: keyFile,
      NODE_OPTIONS: preloaded.map((file) => `--require ${file}`).join(' '),
      __FIREBASE_DEFAULTS__: JSON.stringify({
        emulatorHosts: { firestore: emulatorAddress(), auth: auth.address },
      }),
    },
    shell: process.platform === 'win32',
  });
  const [said, complained] = await Promise.all([
    text(npm.stdout),
    text(npm.stderr),
    once(npm, 'close'),
  ]);
  return said + complained;
}

describeWithEmulator('a command of a shop whose database lets only its reader in', () => {
  const sheet = path.join(folder, 'new.xlsx');

  beforeAll(async () => {
    auth = await authStandIn(projectId);
    google = await googleServer();
    writeFileSync(keyFile, google.key.file(projectId));
    await publishRules(emulatorAddress(), projectId, shippedRules);
    writeFileSync(path.join(folder, 'WAX Stick.json'), '{"clay": {"title": "Clay", "price": 90}}');
  });
  beforeEach(() => {
    auth.asked.length = 0;
  });
  afterEach(() => {
    delete auth.fails.status;
  });
  afterAll(() => {
    auth.close();
    google.close();
  });

  const commands: Readonly<Record<string, readonly [options: string[], says: string]>> = {
    'catalogue:push': [['--from', folder, '--yes'], 'Done: 1 new'],
    'catalogue:sheet': [[sheet], `1 documents in 7 tabs: ${sheet}`],
    'catalogue:check': [[], 'Ready: key, database, rules, reader.\nNext: make the sheet'],
    'catalogue:sync': [['--file', sheet], 'Hair: 0 new, 0 changed, 0 gone.'],
  };

  it.each(Object.entries(commands))(
    '%s does its work with an account',
    async (command, [options, says]) => {
      expect(await npmRun(command, options)).toContain(says);
    },
  );

  it('is tried here, whichever there is', () => {
    const all = Object.entries(scripts).filter(([, line]) => line.includes('withShop.ts'));
    expect(Object.keys(commands).sort()).toEqual(all.map(([name]) => name).sort());
  });
});
