import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownCollections } from '@/catalogue/ownCollections';
import { withoutSettings } from '../../../e2e/withoutSettings';
import { asExcelWrites } from '../../helpers/asExcelWrites';
import { emptyFolder } from '../../helpers/emptyFolder';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../../helpers/emulator';

const project = 'demo-commands';
let folder: string;

beforeAll(() => {
  folder = emptyFolder();
});

/** Runs a command as an owner does, without a terminal to answer questions. */
function run(script: string, ...options: string[]) {
  return runFor({}, script, '--project', project, ...options);
}

/** The same for the shop of these settings. */
function runFor(settings: Readonly<Record<string, string>>, script: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/withShop.ts', script, ...options],
    { encoding: 'utf8', env: { ...process.env, ...withoutSettings, ...settings } },
  );
  return { status, stdout, stderr };
}

describeWithEmulator('catalogue:push and catalogue:undo', () => {
  const own = ['--project', 'demo-commands-push', '--emulator', emulatorAddress()];

  it('write nothing when nobody can confirm', async () => {
    const database = emulatorDatabase('demo-commands-push');
    const from = emptyFolder();
    writeFileSync(
      path.join(from, 'WAX Stick.json'),
      '{"wax": {"title": "Wax", "price": 5, "img": "/a.webp"}}',
    );
    const pushed = run('cataloguePush', '--from', from, ...own);
    expect(pushed.stdout).toContain('In the database now: 0 documents');
    expect(pushed.stdout).toContain('Nobody is there to answer; add --yes to agree.');
    expect(pushed.status).toBe(1);
    expect((await database.list('WAX Stick')).size).toBe(0);

    expect(run('cataloguePush', '--from', from, '--yes', ...own).status).toBe(0);
    const checked = run('catalogueCheck', '--pictures', '0', ...own);
    expect(checked.stdout).toContain('Rules: ');
    expect(checked.stdout).not.toContain(ownCollections.history);
    const undone = run('catalogueUndo', ...own);
    expect(undone.stdout).toContain('Take back 1 document? Nobody is there to answer');
    expect(undone.status).toBe(1);
    expect((await database.list('WAX Stick')).size).toBe(1);
    expect(run('catalogueUndo', '--yes', ...own).status).toBe(0);
    expect((await database.list('WAX Stick')).size).toBe(0);
  });
});

describeWithEmulator('catalogue:export and catalogue:import', () => {
  const emulator = () => ['--emulator', emulatorAddress()];

  it('write both files, and import them again without changes, also after Excel', async () => {
    const fields = {
      title: 'মোম =1+1',
      price: 120,
      img: '/pictures/products/a.webp',
      size: '4-6',
      best: '11/2027',
      until: '2046-12-20',
    };
    await emulatorDatabase(project).commit([{ collection: 'WAX Stick', id: '007', fields }]);
    const exported = run('catalogueExport', '--to', folder, ...emulator());
    expect(exported).toMatchObject({ status: 0, stderr: '' });
    const files = readdirSync(folder).map((file) => path.join(folder, file));
    expect(files.map((file) => path.extname(file)).sort()).toEqual(['.csv', '.xlsx']);
    const [csv = ''] = files.filter((file) => file.endsWith('.csv'));
    expect(readFileSync(csv, 'utf8')).toMatch(/^\ufeffShelf,Id,Title,[^\n]+\r\nWax Stick,'007,মোম/);
    const opened = path.join(folder, 'excel.csv');
    writeFileSync(opened, asExcelWrites(readFileSync(csv, 'utf8')));
    for (const file of [...files, opened]) {
      const { status, stdout, stderr } = run('catalogueImport', file, ...emulator());
      expect(stderr).toBe('');
      expect(stdout).toContain('1 unchanged, 0 refused');
      expect(status).toBe(0);
    }
  });

  it('keep apart what differs in a sign, and take no shortened barcode for an Id', async () => {
    const own = ['--project', 'demo-commands-titles', ...emulator()];
    const file = path.join(folder, 'signs.csv');
    const shades = ['Veil SPF 50,449', 'Veil SPF 50+,549', 'Base 15,90', 'Base 1.5,80'];
    const rows = ['Shelf,Id,Title,Price', ...shades.map((cells) => `Wax Stick,,${cells}`)];
    const barcodes = ['8.90123E+12,Balm,120', '8.90123E+12,Gel,90'];
    writeFileSync(file, [...rows, ...barcodes.map((cells) => `Wax Stick,${cells}`)].join('\n'));
    const times = ['4 to add, 0 to change, 0 unchanged', '0 to add, 0 to change, 4 unchanged'];
    for (const counts of times) {
      const { stdout } = run('catalogueImport', file, '--yes', ...own);
      expect(stdout).toContain(`${counts}, 2 refused`);
      expect(stdout).toContain('rows 6 to 7, Id: the spreadsheet shortened this number');
    }
    const stored = await emulatorDatabase('demo-commands-titles').list('WAX Stick');
    const ids = ['veil-spf-50', 'veil-spf-50-2', 'base-15', 'base-1-5'];
    expect([...stored.keys()].sort()).toEqual(ids.sort());
  });

  it('report in one sentence that a file is not a spreadsheet, and that the database is unreachable', () => {
    const picture = path.join(folder, 'picture.xlsx');
    writeFileSync(picture, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
    const refused = run('catalogueImport', picture, ...emulator());
    expect(refused).toEqual({
      status: 1,
      stdout: '',
      stderr: `${picture}: The file is no spreadsheet that can be read.\n`,
    });
    const away = run('catalogueExport', '--to', folder, '--emulator', '127.0.0.1:1');
    expect(away.stderr).toMatch(
      /^Firestore at http:\/\/127\.0\.0\.1:1 can't be reached: [^\n]+\n$/,
    );
    expect(away.status).toBe(1);
  });
});
