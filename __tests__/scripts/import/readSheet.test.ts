import { zipSync } from 'fflate';
import { type WriteSheet, writeXlsx as writeWorkbook } from 'hucre/xlsx';
import { writeXlsx } from '../../../scripts/export/writeSheet';
import { readSheet } from '../../../scripts/import/readSheet';

const table = [
  ['Shelf', 'Title', 'Price'],
  ['Foundation', 'রূপকথা, "গোলাপ"', '₹1,299.00'],
];
const quoted = '"রূপকথা, ""গোলাপ"""';
const csv = `Shelf,Title,Price\r\nFoundation,${quoted},"₹1,299.00"\r\n`;
const tabs = `Shelf\tTitle\tPrice\nFoundation\t${quoted}\t"₹1,299.00"`;
const semicolons = `Shelf;Title;Price\nFoundation;${quoted};₹1,299.00`;

function utf16(text: string, isBig = false): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

describe('readSheet', () => {
  it.each<[what: string, bytes: Buffer]>([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${csv}`)],
    ['UTF-16 with tabs, as Excel saves Unicode Text', utf16(tabs)],
    ['big-endian UTF-16', utf16(tabs, true)],
    ['semicolons', Buffer.from(semicolons)],
    ['line ends of old Macs', Buffer.from(csv.replaceAll('\r\n', '\r'))],
    ['a delimiter that its first line tells', Buffer.from(`sep=;\r\n${semicolons}`)],
    ['one told in quotation marks', Buffer.from(`\ufeff"SEP=,"\n${csv}`)],
    [
      'one that only a first line can tell',
      Buffer.from(`sep=|\r${semicolons.replaceAll(';', '|')}`),
    ],
  ])('reads %s', async (_what, bytes) => {
    const { table: read } = await readSheet(bytes);
    expect(read.filter((row) => row.length > 1)).toEqual(table);
  });

  it('reads a workbook with a single sheet, its numbers as numbers', async () => {
    const rows = [
      ['Shelf', 'Price'],
      ['', ''],
      ['Foundation', 1299.5],
    ];
    expect(await readSheet(await writeXlsx(rows))).toEqual({
      table: [['Shelf', 'Price'], expect.anything(), ['Foundation', 1299.5]],
      passedOver: [],
    });
  });

  it.each<[what: string, bytes: Uint8Array, says: RegExp]>([
    ['nothing', Buffer.alloc(0), /^The file is empty\.$/],
    ['spaces and commas', Buffer.from('\ufeff , ,\r\n ,,\n'), /^The file is empty\.$/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /no spreadsheet/],
    ['zero bytes', Buffer.alloc(50), /no spreadsheet/],
    [
      'UTF-16 that breaks off within a character',
      Buffer.from([0xff, 0xfe, 0x41, 0, 0x41]),
      /no spreadsheet/,
    ],
    ['Windows-1252', Buffer.from([0x41, 0x2c, 0x93, 0x94]), /not in UTF-8.*"CSV UTF-8"/],
    ['a workbook of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /before 2007.*\.xlsx/],
    [
      'a workbook with a password',
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.from('EncryptionInfo\0EncryptedPackage\0', 'utf16le'),
      ]),
      /^The workbook has a password\. .*empty the password/,
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), /^The file is a PDF, whatever its name\. .*\.xlsx/],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 and then nothing'), /workbook is broken/],
    ['a zip archive of something else', zipSync({ 'a.txt': Buffer.from('a') }), /broken/],
    ['a quotation mark that is not closed', Buffer.from('Shelf,Title\na,"b\n'), /quotation mark/],
    ['20,001 rows', Buffer.from('Shelf,Title\n'.repeat(20_002)), /more than 20,000 rows/],
    ['21 MB', Buffer.alloc(21_000_000, 'a,b\n'), /larger than 20 MB/],
  ])('refuses %s with a plain message', async (_what, bytes, says) => {
    const reading = readSheet(bytes);
    await expect(reading).rejects.toThrow(says);
    await expect(reading).rejects.toHaveProperty('name', 'SheetError');
  });

  it.each([
    ['on its first sheet', 0, /^The sheet has merged cells \(A2:A3\), .*Unmerge them/],
    ['on another sheet', 1, undefined],
  ])('refuses merged cells %s', async (_what, on, says) => {
    const rows = [
      ['Shelf', 'Title'],
      ['Foundation', 'A'],
    ];
    const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
    const merged = { name: 'Merged', rows: [...rows, [null, 'B']], merges };
    const plain = { name: 'Plain', rows };
    const sheets = on === 0 ? [merged, plain] : [plain, merged];
    const reading = readSheet(await writeWorkbook({ sheets }));
    if (says) await expect(reading).rejects.toThrow(says);
    else expect((await reading).table).toEqual(rows);
  });

  it.each<[what: string, before: Omit<WriteSheet, 'name'>]>([
    ['notes', { rows: [['Call the wholesaler']] }],
    [
      'a hidden list with two columns',
      {
        hidden: true,
        rows: [
          ['Category', 'Brand'],
          ['Toner', 'Rupkatha'],
        ],
      },
    ],
    [
      'a very hidden one',
      {
        veryHidden: true,
        rows: [
          ['Category', 'Brand'],
          ['Toner', 'Rupkatha'],
        ],
      },
    ],
    ['a list of shelves alone', { rows: [['Shelf'], ['Toner'], ['Foundation']] }],
  ])('passes over %s before the table, and names it', async (_what, before) => {
    const goods = [
      ['Category', 'Title'],
      ['Foundation', 'A'],
    ];
    const sheets = [
      { ...before, name: 'Before' },
      { name: 'Goods', rows: goods },
    ];
    expect(await readSheet(await writeWorkbook({ sheets }))).toEqual({
      table: goods,
      passedOver: ['Before'],
    });
  });
});
