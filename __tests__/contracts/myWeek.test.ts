import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '@/catalogue/addresses/sitePages';
import type { CellKind } from '@/data/normalise/DocumentField';
import { readHolidays } from '@/data/normalise/readHolidays';
import { reportMessages as bengali } from '@/messages/bn/reportMessages';
import { dictionaries } from '@/messages/dictionaries';
import { reportMessages as english } from '@/messages/en/reportMessages';
import { reportMessages as hindi } from '@/messages/hi/reportMessages';
import { sheetMessages } from '@/messages/sheetMessages';
import type { LanguageCode } from '@/shop/LanguageCode';
import { allLanguageCodes, languages, localPath } from '@/shop/languages';
import { exportCatalogue } from '../../scripts/export/exportCatalogue';
import { readTabs } from '../../scripts/import/readTabs';
import { readCell } from '../../scripts/sheet/readCell';
import { emptyFolder } from '../helpers/emptyFolder';
import { MemoryDatabase } from '../helpers/MemoryDatabase';
import { notSaid } from '../helpers/notSaid';

const workflow = readFileSync('.github/workflows/sync.yml', 'utf8');

/** The tabs and headings of the sheet that the export writes, with the columns of translations. */
async function wordsOfSheet(): Promise<unknown[]> {
  const folder = emptyFolder();
  const wax = { title: 'Wax', title_bn: 'ওয়াক্স', title_hi: 'वैक्स' };
  const catalogue = new Map([['WAX Stick', { wax }]]);
  await exportCatalogue(new MemoryDatabase(catalogue), {
    to: folder,
    isForSheet: true,
    say: () => {},
  });
  const [file = ''] = readdirSync(folder);
  const tabs = await readTabs(readFileSync(path.join(folder, file)));
  return tabs.flatMap(({ name, table: [headings = []] }) => [name, ...headings]);
}

/** Whether the tools read a typed example as what it is meant to be. */
function isReadAsTyped(word: string): boolean {
  const isRead = (kind: CellKind) => 'value' in readCell(word, kind);
  return (
    (['rupees', 'yesNo', 'day'] as const).some(isRead) ||
    /^\w+\.jpg$/.test(word) ||
    readHolidays(word).values.length > 0
  );
}

const reports = { en: english, bn: bengali, hi: hindi };

/** What the owner sees in each language: in the report, and in the column Result of a row that was taken. */
function wordsIn(code: LanguageCode): string[] {
  const report = reports[code];
  return [
    ...Object.values(report).filter((text) => typeof text === 'string'),
    ...Object.values(report.severities),
    sheetMessages[code].onSite,
    localPath(languages[code], sitePages.report.path),
  ];
}

/** What the owner sees at GitHub, in English for everybody. */
const wordsOfTools = [
  /^name: (.+)$/m.exec(workflow)?.[1],
  ...Array.from(workflow.matchAll(/^ {10}- (.+)$/gm), ([, option]) => option),
];

const weeks = allLanguageCodes.map((code) => ({
  code,
  text: readFileSync(`docs/my-week.${code}.md`, 'utf8').normalize('NFC'),
}));

const quotedIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);

describe('My week', () => {
  it.each(weeks)(
    'quotes tabs, columns, examples and buttons as they are in $code',
    async ({ code, text }) => {
      const sheet = await wordsOfSheet();
      const own = wordsIn(code);
      const { problem, effect, fix } = reports[code];
      const quoted = quotedIn(text);
      expect(quoted).toEqual(
        expect.arrayContaining(['Hair', 'Show until', 'undo the last run', problem, effect, fix]),
      );
      const unknown = quoted.filter(
        (word) =>
          !sheet.includes(word) &&
          !wordsOfTools.includes(word) &&
          !own.includes(word) &&
          !isReadAsTyped(word),
      );
      expect(unknown).toEqual([]);
    },
  );

  it('quotes the same in each language, but for what speaks it', () => {
    const [first, ...others] = weeks.map(({ code, text }) => {
      const own = wordsIn(code);
      return quotedIn(text)
        .map((word) => (own.includes(word) ? `word ${own.indexOf(word)}` : word))
        .sort();
    });
    for (const other of others) expect(other).toEqual(first);
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
