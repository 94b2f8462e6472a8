import type { DocumentFields } from '../../../../scripts/database/Database';
import type { StoredCollections } from '../../../../scripts/database/listDocuments';
import { exportTable } from '../../../../scripts/export/exportTable';
import { writeCsv, writeXlsx } from '../../../../scripts/export/writeSheet';
import { parseRows } from '../../../../scripts/import/parseRows';
import { planImport } from '../../../../scripts/import/planImport';
import { readSheet } from '../../../../scripts/import/readSheet';
import { cellText } from '../../../../scripts/sheet/cellOf';
import type { SheetTable } from '../../../../scripts/sheet/SheetTable';
import { sheetFields } from '../../../../scripts/sheet/sheetCollections';
import { findShelf } from '../../../../scripts/sheet/shelfNames';
import fc from '../../../helpers/fastCheck';
import { restDocuments } from '../../../helpers/restDocuments';

const names = ['MAKEUP-Foundation', 'SLIDER-HOME', 'VISIT-SHOP', 'VIDEO YOUTUBE'];

/** Catalogues in which no two ids of a collection become the same spreadsheet cell. */
const catalogues: fc.Arbitrary<StoredCollections> = fc
  .tuple(
    ...names.map((name) =>
      restDocuments(Object.keys(sheetFields[findShelf(name)?.kind ?? 'product'])),
    ),
  )
  .map((shelves) => new Map(shelves.map((shelf, index) => [names[index] ?? '', shelf])))
  .filter((catalogue) =>
    [...catalogue.values()].every((shelf) => hasDistinctCells([...shelf.keys()])),
  );

function hasDistinctCells(ids: string[]): boolean {
  return new Set(ids.map(cellText)).size === ids.length && ids.every((id) => id.trim());
}

const formats: [name: string, write: (table: SheetTable) => Promise<Uint8Array>][] = [
  ['CSV', async (table) => Buffer.from(writeCsv(table))],
  ['XLSX', writeXlsx],
];

async function importInto(database: StoredCollections, bytes: Uint8Array) {
  const { table } = await readSheet(bytes);
  const { rows, refused } = parseRows(table);
  expect(refused).toEqual([]);
  return planImport(rows, database);
}

describe.each(formats)('a catalogue exported as %s and imported again', (_name, write) => {
  it('is unchanged, whatever its documents contain', async () => {
    await fc.assert(
      fc.asyncProperty(catalogues, async (database) => {
        const count = [...database.values()].reduce((sum, { size }) => sum + size, 0);
        expect(await importInto(database, await write(exportTable(database)))).toEqual({
          added: [],
          changed: [],
          unchanged: count,
          refused: [],
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('the exported table', () => {
  it('has columns of translations, of rows and of brands only if a document has one', () => {
    const headings = (fields: DocumentFields) => {
      const shelf = new Map([['a', { fields, updateTime: '' }]]);
      return exportTable(new Map([['WAX Stick', shelf]]))[0]?.filter((heading) =>
        /Bengali|Hindi|Slug|Brand/.test(String(heading)),
      );
    };
    const title = 'Wax';
    expect(headings({ title })).toEqual([]);
    expect(headings({ title, title_bn: '', des_hi: null })).toEqual([]);
    expect(headings({ title, slug: title })).toEqual(['Slug']);
    expect(headings({ title, brand: title })).toEqual(['Brand']);
    expect(headings({ title, title_bn: title, des_hi: title })).toEqual([
      'Title in Bengali',
      'Description in Hindi',
    ]);
  });

  it('takes a translation in a column that the owner added to it', () => {
    const fields = { title: 'Wax' };
    const database = new Map([['WAX Stick', new Map([['a', { fields, updateTime: '' }]])]]);
    const [headings = [], row = []] = exportTable(database);
    const { rows } = parseRows([
      [...headings, 'Bengali name'],
      [...row, 'ওয়াক্স'],
    ]);
    expect(planImport(rows, database).changed).toMatchObject([
      { write: { fields: { ...fields, title_bn: 'ওয়াক্স' } } },
    ]);
  });

  it('has a row for each document, and no cell that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(catalogues, (database) => {
        const [, ...rows] = exportTable(database);
        const count = [...database.values()].reduce((sum, { size }) => sum + size, 0);
        expect(rows).toHaveLength(count);
        const texts = rows.flat().filter((cell) => typeof cell === 'string');
        expect(texts.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
