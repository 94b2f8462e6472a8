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
import { closedRules } from '../../helpers/closedRules';
import { emptyFolder } from '../../helpers/emptyFolder';
import { describeWithEmulator, emulatorAddress } from '../../helpers/emulator';

const projectId = 'demo-commands-reader';
let auth: AuthStandIn;

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
  const folder = emptyFolder();
  const sheet = path.join(folder, 'new.csv');
  const emulator = ['--emulator', emulatorAddress()];

  beforeAll(async () => {
    auth = await authStandIn(projectId);
    await publishRules(emulatorAddress(), projectId, closedRules(READER.email));
    writeFileSync(sheet, 'Shelf,Title,Price\r\nWax Stick,Wax,120\r\n');
    writeFileSync(path.join(folder, 'WAX Stick.json'), '{"clay": {"title": "Clay", "price": 90}}');
  });
  beforeEach(() => {
    auth.asked.length = 0;
  });
  afterEach(() => {
    delete auth.fails.status;
  });
  afterAll(() => auth.close());

  const commands: Readonly<Record<string, readonly [options: string[], says: string]>> = {
    'catalogue:push': [['--from', folder, ...emulator, '--yes'], 'Done: 1 document new'],
    'catalogue:import': [[sheet, ...emulator, '--yes'], 'Done: 1 added, 0 changed.'],
    'catalogue:export': [['--to', folder, ...emulator], `documents: ${folder}`],
    'catalogue:check': [['--pictures', '0', ...emulator], 'Rules: closed'],
    'catalogue:undo': [[...emulator, '--yes'], 'Done: 1 removed, 0 restored.'],
    // With a sheet it would ask Google.
    'catalogue:sync': [emulator, 'No sheet: set CATALOGUE_SHEET'],
  };

  it.each(Object.entries(commands))(
    '%s signs in and does its work',
    async (command, [options, says]) => {
      expect(await npmRun(command, options)).toContain(says);
      expect(auth.asked).toContain('accounts:signInWithPassword');
    },
  );

  it.each(['catalogue:export', 'catalogue:check'])(
    '%s signs in to read at Google, too, and says it when that fails',
    async (command) => {
      auth.fails.status = 503;
      expect(await npmRun(command, [])).toMatch(/could not be read: The reader can't sign in now/);
    },
  );

  it('is tried here, whichever there is', () => {
    const all = Object.entries(scripts).filter(([, line]) => line.includes('withShop.ts'));
    expect(Object.keys(commands).sort()).toEqual(all.map(([name]) => name).sort());
  });
});
