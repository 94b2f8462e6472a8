import { writeXlsx } from 'hucre/xlsx';
import { readSheet } from '../../../../scripts/import/readSheet';
import { readTabs } from '../../../../scripts/import/readTabs';
import { workbookWith } from '../../../helpers/workbookWith';

const table = [
  ['Shelf', 'Title'],
  ['Foundation', 'Rose'],
];
const UNPACKS = /^The workbook unpacks to more than any catalogue holds\. Copy/;
const FARTHER =
  /^The sheet Catalogue is broken, or has cells farther out than any catalogue\. Copy/;
const ROWS = /^The file has more than 20,000 rows\. If its table is shorter/;

/** A workbook with further rows after its table. */
function withRows(rows: string): Promise<Uint8Array> {
  return workbookWith(table, /<\/sheetData>/, `${rows}</sheetData>`);
}

function repeated(times: number, row: (number: number) => string): string {
  return Array.from({ length: times }, (_, at) => row(at + 3)).join('');
}

/** A workbook with sheets of which each has one cell far out: a place in memory for each cell before it. */
function withFarCells(sheets: number): Promise<Uint8Array> {
  const rows = Object.assign(
    Array.from({ length: 20_000 }, () => []),
    { 0: Array(250).fill('a') },
  );
  return writeXlsx({
    sheets: Array.from({ length: sheets }, (_, at) => ({
      name: `Tab ${at}`,
      rows: [...rows, ['a']],
    })),
  });
}

/** A workbook whose list of contents says of a sheet that it unpacks to as many bytes. */
async function claiming(bytes: number, workbook: Promise<Uint8Array>): Promise<Uint8Array> {
  const archive = Buffer.from(await workbook);
  const name = archive.lastIndexOf('xl/worksheets/sheet1.xml');
  archive.writeUInt32LE(bytes, name - 46 + 24);
  return archive;
}

describe('a workbook that would fill the memory', () => {
  it.each<[what: string, make: () => Promise<Uint8Array>, says: RegExp]>([
    [
      'a cell in the last row of column A',
      () => withRows('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
      ROWS,
    ],
    [
      'a cell in the last row, far to the right',
      () => withRows('<row r="1048576"><c r="IV1048576"><v>1</v></c></row>'),
      FARTHER,
    ],
    [
      '25,000 rows',
      () =>
        withRows(repeated(25_000, (row) => `<row r="${row}"><c r="A${row}"><v>1</v></c></row>`)),
      ROWS,
    ],
    [
      'a heading beyond column IV',
      () => workbookWith(table, /<\/row>/, '<c r="IW1"><v>1</v></c></row>'),
      /^The file has more than 256 columns\. If its table is narrower/,
    ],
    ['many sheets with a cell far out', () => withFarCells(3), UNPACKS],
    ['a list of contents with 3 GB', () => claiming(3_000_000_000, withRows('')), UNPACKS],
    [
      'a list of contents that says too little',
      () => claiming(2000, withRows(' '.repeat(5_000_000))),
      FARTHER,
    ],
    [
      'a text that each of 300 sheets would unpack',
      async () => {
        const sheets = Array.from({ length: 300 }, (_, at) => ({ name: `${at}`, rows: [[at]] }));
        const shared = [[`${'a'.repeat(999_999)}`]];
        return writeXlsx({ sheets: [{ name: 'Texts', rows: shared }, ...sheets] });
      },
      UNPACKS,
    ],
  ])('is refused in a sentence: %s', async (_what, make, says) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(600_000);
    const began = performance.now();
    await expect(readSheet(bytes)).rejects.toThrow(says);
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  it.each<[what: string, make: () => Promise<Uint8Array>]>([
    ['a cell in the farthest corner', () => withRows('<row><c r="XFD1048576"><v>1</v></c></row>')],
    [
      'a cell that no sheet has',
      () => withRows('<row r="3"><c r="ZZZZZZ99999999"><v>1</v></c></row>'),
    ],
    [
      'a row that no sheet has',
      () => withRows('<row r="9e9"><c r="A99999999999"><v>1</v></c></row>'),
    ],
    ['a row with a number below none', () => withRows('<row r="-5"><c r="A-5"><v>1</v></c></row>')],
    ['a million empty rows', () => withRows('<row/>'.repeat(1_000_000))],
    ['numbered ones', () => withRows(repeated(100_000, (row) => `<row r="${row}"/>`))],
    [
      'rows of which only the cells have a format',
      () => withRows(repeated(30_000, (row) => `<row r="${row}"><c r="B${row}" s="1"/></row>`)),
    ],
    [
      'rows whose cells stand at the right end',
      () =>
        withRows(repeated(5000, (row) => `<row r="${row}"><c r="XFD${row}"><v>1</v></c></row>`)),
    ],
    ['a text that is not there', () => withRows('<row><c t="s"><v>999999999</v></c></row>')],

    [
      'a list to choose from in each cell',
      () =>
        workbookWith(
          table,
          /<pageMargins/,
          '<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations><pageMargins',
        ),
    ],
    [
      'four billion texts',
      () =>
        workbookWith(
          table,
          /count="\d+" uniqueCount="\d+"/,
          'count="4000000000"',
          'xl/sharedStrings.xml',
        ),
    ],
    [
      'entities of entities',
      () =>
        workbookWith(
          table,
          /<worksheet/,
          '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet',
        ),
    ],
  ])('is read without it: %s', async (_what, make) => {
    expect((await readSheet(await make())).table).toEqual(table);
  });
});

describe('readTabs', () => {
  it('has no cells of a chart that is a sheet of its own', async () => {
    const bytes = await workbookWith(
      table,
      /<\/sheets>/,
      '<sheet name="Chart" sheetId="9" r:id="rId99"/></sheets>',
      'xl/workbook.xml',
    );
    expect(await readTabs(bytes)).toMatchObject([{ table }, { name: 'Chart', table: [] }]);
  });
});
