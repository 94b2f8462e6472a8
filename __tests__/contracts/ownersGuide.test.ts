import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allCollections } from '@/catalogue/allCollections';
import { ownCollections } from '@/catalogue/ownCollections';
import { documentFields } from '@/data/normalise/documentFields';
import { readSettings } from '@/data/settings/readSettings';
import { fieldColumns, placeColumns } from '../../scripts/sheet/columns';
import { settingsInExample } from '../helpers/settingsInExample';

const guide = readFileSync('docs/owner.md', 'utf8');
const settings = settingsInExample();
const headings = [...Object.values(placeColumns), ...fieldColumns].map(({ heading }) => heading);
const fields = Object.values(documentFields).flatMap(Object.keys);

/** What the workflow that reads the Google Sheet takes from the repository's secrets and variables. */
const ofWorkflow = groups(
  readFileSync('.github/workflows/sync.yml', 'utf8'),
  /\{\{ (?:secrets|vars)\.([A-Z_]+) \}\}/g,
);

/** The source of all commands, in one string. */
const commands = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join('scripts', file), 'utf8'))
  .join('\n');

/** The body rows of the table with these column titles. */
function table(...titles: readonly string[]): string[][] {
  const rows = guide.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = rows.findIndex((row) => row.join() === titles.join());
  const end = rows.findIndex((row, index) => index > start && row.length === 0);
  return start < 0 ? [] : rows.slice(start + 2, end < 0 ? undefined : end);
}

function groups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

const week = table('what', 'in the console', 'in the spreadsheet');
const troubles = table('you see', 'do');

describe("the owner's guide", () => {
  it('names only settings and collections that exist', () => {
    const known = [
      ...settings,
      ...allCollections.map(({ name }) => name),
      ...Object.values(ownCollections),
      ...ofWorkflow,
    ];
    const named = groups(guide, /`(?:export |set )?([A-Z][A-Z_-]{3,})[`=]/g);
    expect(named).toEqual(expect.arrayContaining(['SITE_ADDRESS', ownCollections.notice]));
    expect(named.filter((name) => !known.includes(name) && !commands.includes(name))).toEqual([]);
  });

  it('names all that the workflow of the Google Sheet needs', () => {
    expect(ofWorkflow).toEqual(
      expect.arrayContaining(settings.filter((name) => name.startsWith('FIREBASE_'))),
    );
    expect(
      ofWorkflow.filter((name) => name !== 'CATALOGUE_KEY' && !settings.includes(name)),
    ).toEqual([]);
    expect(ofWorkflow.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('names only existing fields and spreadsheet headings for the weekly work', () => {
    expect(week.length).toBeGreaterThan(6);
    const inConsole = week.flatMap(([, cell = '']) => groups(cell, /`([a-z]\w*)`/g));
    const values = ['yes', 'no'];
    expect(inConsole).toEqual(expect.arrayContaining(['price', 'soldOut', 'hidden', 'order']));
    expect(inConsole.filter((name) => ![...fields, ...values].includes(name))).toEqual([]);
    const inSheet = week.flatMap(([, , cell = '']) => groups(cell, /\*\*(.+?)\*\*/g));
    expect(inSheet).toEqual(expect.arrayContaining(['Price', 'Sold out', 'Hidden', 'Order']));
    expect(inSheet.filter((name) => !headings.includes(name))).toEqual([]);
  });

  it('quotes the exact error messages of the commands', () => {
    const quoted = troubles
      .map(([seen = '']) => seen)
      .filter((seen) => /^[A-Z](?!ercel)/.test(seen));
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((sentence) => !commands.includes(sentence))).toEqual([]);
  });

  it('quotes what a build says of wrong settings', () => {
    const quoted = groups(guide, /^> (.+?)(?: …)?$/gm);
    expect(quoted).toHaveLength(2);
    const build = () => readSettings({ SHOP_NAME: 'Rupkatha' });
    for (const line of quoted) expect(build).toThrow(line);
  });
});
