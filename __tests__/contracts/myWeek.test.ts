import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '@/catalogue/sitePages';
import { readHolidays } from '@/data/hours/readHolidays';
import { dictionaries } from '@/messages/dictionaries';
import { reportMessages } from '@/messages/en/reportMessages';
import { allLanguageCodes } from '@/shop/languages';
import { exportForSheet } from '../../scripts/export/exportForSheet';
import { readTabs } from '../../scripts/import/readTabs';
import type { CellKind } from '../../scripts/sheet/Column';
import { readCell } from '../../scripts/sheet/readCell';
import { aDesk, deskRow } from '../helpers/aDesk';
import { emptyFolder } from '../helpers/emptyFolder';
import { MemoryDatabase } from '../helpers/MemoryDatabase';
import { notSaid } from '../helpers/notSaid';

const workflow = readFileSync('.github/workflows/sync.yml', 'utf8');

/** The tabs and headings of the sheet that the export writes, with the columns of translations. */
async function wordsOfSheet(): Promise<unknown[]> {
  const folder = emptyFolder();
  const wax = { title: 'Wax', title_bn: 'ওয়াক্স', title_hi: 'वैक्स' };
  const catalogue = new Map([['WAX Stick', { wax }]]);
  await exportForSheet(new MemoryDatabase(catalogue), folder, () => {});
  const [file = ''] = readdirSync(folder);
  const tabs = await readTabs(readFileSync(path.join(folder, file)));
  return tabs.flatMap(({ name, table: [headings = []] }) => [name, ...headings]);
}

/** What a sync writes into the column Result of a row that it took. */
async function resultOfSync(): Promise<string> {
  const desk = await aDesk();
  desk.google.mayWrite = true;
  desk.type(deskRow('', 'Wax', 120));
  await desk.sync();
  await desk.stop();
  const cells = desk.google.written.flatMap(({ values }) => values.flat());
  return cells.findLast((cell) => cell !== null) ?? '';
}

/** Whether the tools read a typed example as what it is meant to be. */
function isReadAsTyped(word: string): boolean {
  const isRead = (kind: CellKind) => 'value' in readCell(word, kind);
  return (
    (['rupees', 'yesNo', 'day'] as const).some(isRead) ||
    /^\w+\.jpg$/.test(word) ||
    readHolidays(word) !== undefined
  );
}

/** What the owner sees in the report and at GitHub. */
const wordsOfTools = [
  ...Object.values(reportMessages),
  ...Object.values(reportMessages.severities),
  sitePages.report.path,
  /^name: (.+)$/m.exec(workflow)?.[1],
  ...Array.from(workflow.matchAll(/^ {10}- (.+)$/gm), ([, option]) => option),
];

const weeks = allLanguageCodes.map((code) => ({
  code,
  text: readFileSync(`docs/my-week.${code}.md`, 'utf8').normalize('NFC'),
}));

const quotedIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);

describe('My week', () => {
  it('quotes tabs, columns, examples and buttons as they are', async () => {
    const sheet = await wordsOfSheet();
    const result = await resultOfSync();
    const [{ text } = { text: '' }] = weeks;
    const quoted = quotedIn(text);
    const { problem, effect, fix } = reportMessages;
    expect(quoted).toEqual(
      expect.arrayContaining(['Hair', 'Show until', 'undo the last run', problem, effect, fix]),
    );
    const unknown = quoted.filter(
      (word) =>
        !sheet.includes(word) &&
        !wordsOfTools.includes(word) &&
        !result.startsWith(word) &&
        !isReadAsTyped(word),
    );
    expect(unknown).toEqual([]);
  });

  it('quotes the same in each language', () => {
    const [english, ...others] = weeks.map(({ text }) => quotedIn(text).sort());
    for (const other of others) expect(other).toEqual(english);
  });

  it.each(weeks)(
    'says in $code what the site says of a product without a price',
    ({ code, text }) => {
      expect(text).toContain(`"${dictionaries[code].messages.product.onRequest}"`);
    },
  );

  it.each([
    ['bn', 'docs/words/bengali.md'],
    ['hi', 'docs/words/hindi.md'],
  ])('says in %s no word that the glossary rules out', (code, glossary) => {
    const text = weeks.find((week) => week.code === code)?.text ?? '';
    const words = notSaid(readFileSync(glossary, 'utf8'));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  it('fits a page', () => {
    for (const { text } of weeks) expect(text.split(/\s+/).length).toBeLessThan(800);
  });
});
