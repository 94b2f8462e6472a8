import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atTerminal, keys, type Terminal } from '../../../helpers/atTerminal';
import { emptyFolder } from '../../../helpers/emptyFolder';
import { settingsIn } from '../../../helpers/settingsIn';

let folder: string;

beforeEach(() => {
  folder = emptyFolder();
  copyFileSync('.env.example', path.join(folder, '.env.example'));
});

/** Runs `npm run shop:setup` at a terminal, in the temporary folder in place of the site's. */
function setUp(): Terminal {
  const loader = require.resolve('tsx');
  return atTerminal(folder, '--import', loader, path.resolve('scripts/shopSetup.ts'));
}

async function answer(
  { reads, types }: Terminal,
  ...answers: readonly (readonly [question: string, line: string])[]
): Promise<void> {
  for (const [question, line] of answers) {
    await reads(`◆  ${question}`);
    types(line + keys.enter);
  }
}

describe('shop:setup without a terminal', () => {
  it('says that it needs one, and how to do without', () => {
    const script = path.resolve('scripts/shopSetup.ts');
    const command = ['--import', require.resolve('tsx'), script];
    const { status, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/needs a terminal\. Without one, copy \.env\.example to \.env\.local/);
  });
});

// Windows has no tool that gives another program a pseudo-terminal.
(process.platform === 'win32' ? describe.skip : describe)('shop:setup at a terminal', () => {
  it('writes the typed settings, after mistakes and corrections', async () => {
    const terminal = setUp();
    const { reads, types } = terminal;
    await answer(
      terminal,
      ['FIREBASE_PROJECT_ID', ''],
      ['FIREBASE_API_KEY', ''],
      ['FIREBASE_READER', ''],
      ['FIREBASE_READER_PASSWORD', ''],
    );
    await reads('◆  SHOP_NAME');
    types('Mita ');
    await reads('Mita ');
    // Pasted: several letters in one piece.
    types('Corner');
    await reads('Mita Corner');
    types(keys.enter);
    await answer(terminal, ['SHOP_PHONE', '12345']);
    await reads('should be an Indian number of ten digits');
    types(`${keys.ctrlU}+91 98765-43210${keys.enter}`);
    await answer(terminal, ['SHOP_EMAIL', ''], ['SHOP_STREET', '৫ স্টেশন রোড'], ['SHOP_PLACE', '.']);
    await reads("Together they don't work yet:");
    await answer(terminal, ['SHOP_EMAIL', 'mita@gmial.com'], ['Write it?', '']);
    await reads('◆  Write it?');
    types('c');
    await answer(
      terminal,
      ['Which one?', 'email'],
      ['SHOP_EMAIL (Enter keeps it, - empties it)', 'mita@example.com'],
    );
    await reads('◆  Write it?');
    types('y');
    expect(await terminal.ended).toMatchObject({
      status: 0,
      screen: expect.stringContaining('Written. Build the site again'),
    });
    expect(settingsIn(readFileSync(path.join(folder, '.env.local'), 'utf8'))).toEqual({
      SHOP_NAME: 'Mita Corner',
      SHOP_PHONE: '+91 98765-43210',
      SHOP_EMAIL: 'mita@example.com',
      SHOP_STREET: '৫ স্টেশন রোড',
    });
  });

  it.each([
    ['Ctrl+C', keys.ctrlC, 'Nothing was written.'],
    ['the end of the input', keys.ctrlU + keys.ctrlD, ''],
  ])('writes nothing after %s', async (_what, pressed, last) => {
    const terminal = setUp();
    await answer(terminal, ['FIREBASE_PROJECT_ID', 'my-project']);
    await terminal.reads('◆  FIREBASE_API_KEY');
    terminal.types(`98765${pressed}`);
    expect(await terminal.ended).toMatchObject({
      status: 1,
      screen: expect.stringContaining(last),
    });
    expect(existsSync(path.join(folder, '.env.local'))).toBe(false);
  });
});
