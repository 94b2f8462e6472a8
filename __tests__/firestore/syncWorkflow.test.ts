import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { deskMessages } from '@/messages/deskMessages';
import { goodsRow, headings } from '../helpers/aDesk';
import { emptyFolder } from '../helpers/emptyFolder';
import { describeWithEmulator, emulatorDatabase } from '../helpers/emulator';
import { googleServer } from '../helpers/google/googleServer';
import { photo } from '../helpers/photo';

const [, step = ''] =
  /- name: Bring the database to the sheet\n(.*?)\n {6}- /s.exec(
    readFileSync('.github/workflows/sync.yml', 'utf8'),
  ) ?? [];
const given = [...step.matchAll(/^ {10}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const [, script = ''] = /run: \|\n(.*)/s.exec(step) ?? [];

let google: Awaited<ReturnType<typeof googleServer>>;
const sheet = () => `https://docs.google.com/spreadsheets/d/${google.sheet.id}/edit?gid=0#gid=0`;
const photos = 'https://drive.google.com/drive/folders/the-folder';

/**
 * Runs the workflow's step as GitHub does: with the variables that sync.yml names, empty where the owner set none.
 * @param projectId The key's. @param values What the owner set at GitHub. @param isEvening Whether the sheet is kept.
 */
async function runStep(
  projectId: string,
  values: Readonly<Record<string, string>>,
  isEvening = false,
) {
  const folder = emptyFolder();
  const known: Readonly<Record<string, string>> = {
    'secrets.CATALOGUE_KEY': google.key.file(projectId),
    'runner.temp': folder,
    "github.event.schedule == '5 18 * * *' && '--keep sheet.xlsx' || ''": isEvening
      ? `--keep ${path.join(folder, 'sheet.xlsx')}`
      : '',
  };
  const givenFor = (expression: string) => {
    const value = known[expression] ?? (/^vars\./.test(expression) ? '' : undefined);
    if (value === undefined) throw new Error(`GitHub gives ${expression}: this test does not.`);
    return values[expression] ?? value;
  };
  const env = Object.fromEntries(
    given.map(({ name, value }) => [
      name,
      value.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => givenFor(expression)),
    ]),
  );
  const { PATH, HOME, TEST_EMULATOR } = process.env;
  const preloaded = [
    require.resolve('tsx/cjs'),
    path.resolve('__tests__/helpers/google/preload.ts'),
  ];
  const ours = {
    GOOGLE_STAND_IN: google.address,
    NODE_OPTIONS: preloaded.map((file) => `--require ${file}`).join(' '),
    // A developer's own .env.local is not read.
    NODE_ENV: 'test',
  } as const;
  const bash = spawn('bash', ['-e', '-c', script], {
    env: { PATH, HOME, TEST_EMULATOR, CI: 'true', ...ours, ...env },
  });
  const [said, complained, status] = await Promise.all([
    text(bash.stdout),
    text(bash.stderr),
    new Promise((done) => bash.on('close', done)),
  ]);
  return { said, complained, status, folder };
}

describeWithEmulator('The step of sync.yml', () => {
  beforeEach(async () => {
    google = await googleServer();
    google.sheet.tables.set(
      'Makeup',
      [headings, goodsRow('Wax', 120, '', { Picture: 'rose.jpg' })].map((row) => [...row]),
    );
    google.drive.files.set('one', { name: 'rose.jpg', md5Checksum: 'sum', bytes: await photo() });
  });
  afterEach(() => google.close());

  it('reads the sheet with what the owner set at GitHub, in her language, and keeps it in the evening', async () => {
    const projectId = 'demo-sync-yml';
    google.bucket.name = `${projectId}.firebasestorage.app`;
    const { said, complained, status, folder } = await runStep(
      projectId,
      {
        'vars.CATALOGUE_SHEET': sheet(),
        'vars.CATALOGUE_PHOTOS': photos,
        'vars.OWNER_LANGUAGE': 'bn',
      },
      true,
    );
    expect(complained).toBe('');
    expect(said).toContain('Makeup: 1 new, 0 changed, 0 gone.');
    const goods = await emulatorDatabase(projectId).list('MAKEUP-Primer');
    expect(goods.get('n0001')).toMatchObject({ price: 120, img: expect.stringContaining('rose') });
    expect(google.sheet.tables.get('Makeup')?.[1]?.at(-1)).toContain(deskMessages.bn.onSite);
    expect(existsSync(path.join(folder, 'sheet.xlsx'))).toBe(true);
    expect(status).toBe(0);
  });

  it('has all that it takes from the owner from docs/owner.md', () => {
    const taken = step.match(/(?<=(?:secrets|vars)\.)\w+/g) ?? [];
    const told = readFileSync('docs/owner.md', 'utf8').match(/(?<=`)[A-Z_]+(?=`)/g);
    expect(taken).toHaveLength(4);
    expect(told).toEqual(expect.arrayContaining(taken));
  });

  it('needs neither photos nor a language', async () => {
    const set = { 'vars.CATALOGUE_SHEET': sheet() };
    const { complained, folder } = await runStep('demo-sync-little', set);
    expect(complained).toBe('');
    expect(existsSync(path.join(folder, 'sheet.xlsx'))).toBe(false);
    expect(google.sheet.tables.get('Makeup')?.[1]?.at(-1)).toContain(deskMessages.en.noFolder);
  });
});
