import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
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

/** A workbook whose zip directory claims that a file in it unpacks to `bytes` bytes: a zip bomb. */
function zipBomb(bytes: number): Uint8Array {
  const archive = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from('a') }));
  archive.writeUInt32LE(bytes, archive.indexOf('PK\u0001\u0002') + 24);
  return archive;
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
    const merged = [
      ['Shelf', 'Title'],
      [{ value: 'Foundation', rowSpan: 2 }, 'A'],
      [null, 'B'],
    ];
    const plain = [
      ['Shelf', 'Title'],
      ['Foundation', 'A'],
    ];
    const sheets = on === 0 ? [merged, plain] : [plain, merged];
    const bytes = await writeExcelFile(
      sheets.map((data, index) => ({ data, sheet: `Sheet ${index}` })),
    ).toBuffer();
    const reading = readSheet(bytes);
    if (says) await expect(reading).rejects.toThrow(says);
    else expect((await reading).table).toEqual(plain);
  });

  it('reads the table on the second sheet, and names the first, which has notes', async () => {
    const table = [
      ['Category', 'Title'],
      ['Foundation', 'A'],
    ];
    const bytes = await writeExcelFile([
      { data: [['Call the wholesaler']], sheet: 'Notes' },
      { data: table, sheet: 'Goods' },
    ]).toBuffer();
    expect(await readSheet(bytes)).toEqual({ table, passedOver: ['Notes'] });
  });

  it.each([
    [
      'a hidden list with two columns',
      [
        ['Category', 'Brand'],
        ['Toner', 'Rupkatha'],
      ],
      'hidden',
    ],
    [
      'a very hidden one',
      [
        ['Category', 'Brand'],
        ['Toner', 'Rupkatha'],
      ],
      'veryHidden',
    ],
    ['a list of shelves alone', [['Shelf'], ['Toner'], ['Foundation']], 'visible'],
  ])('passes over %s before the table', async (_what, list, state) => {
    const table = [
      ['Shelf', 'Title'],
      ['Foundation', 'A'],
    ];
    const written = await writeExcelFile([
      { data: list, sheet: 'Choices' },
      { data: table, sheet: 'Goods' },
    ]).toBuffer();
    const { 'xl/workbook.xml': workbook, ...files } = unzipSync(written);
    const names = strFromU8(workbook ?? new Uint8Array());
    const changed = names.replace('name="Choices"', `name="Choices" state="${state}"`);
    expect(changed).not.toBe(names);
    const bytes = zipSync({ ...files, 'xl/workbook.xml': strToU8(changed) });
    expect(await readSheet(bytes)).toEqual({ table, passedOver: ['Choices'] });
  });

  it('refuses a zip bomb without unpacking it', async () => {
    await expect(readSheet(zipBomb(3_000_000_000))).rejects.toThrow(
      /unpacks to more than any catalogue/,
    );
  });
});
