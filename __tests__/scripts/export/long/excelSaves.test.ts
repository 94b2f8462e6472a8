import type { StoredCollections } from '../../../../scripts/database/listDocuments';
import { exportTable } from '../../../../scripts/export/exportTable';
import { writeCsv } from '../../../../scripts/export/writeSheet';
import { parseRows } from '../../../../scripts/import/parseRows';
import { planImport } from '../../../../scripts/import/planImport';
import { readSheet } from '../../../../scripts/import/readSheet';
import {
  type CatalogueFiles,
  readCatalogueFiles,
} from '../../../../scripts/push/readCatalogueFiles';
import { asExcelWrites } from '../../../helpers/asExcelWrites';

/** What the owner typed, and spreadsheets take for something else. */
const typed = {
  title: '10-12',
  title_bn: '007',
  des: '1.50',
  delivery: '3-5',
  mrp: '1,299.00',
  off: '20 %',
  price: '0450',
  soldOut: 'true',
  homeDelivery: false,
  shades: '2-3',
  size: '4-6',
  brand: 'May-21',
  use: '₹375',
  inside: '1e5',
  best: '11/2027',
  show: '2026-12-01',
  until: '20 December 2026',
  order: '2.50',
  hidden: 'FALSE',
};
const others = {
  a: {
    title: '2026',
    size: '50%',
    best: 'November 2027',
    show: '1-12-2026',
    until: 'December 2026',
  },
  b: { title: '8901234567890', size: '12 December 2026', best: '6 Nov 2027', off: 0.5, order: -2 },
  c: { title: 'TRUE', size: '1 1/2', shades: '101, 102', best: '2027', until: '2026-12' },
};

function stored(files: CatalogueFiles): StoredCollections {
  return new Map(
    [...files].map(([name, documents]) => [
      name,
      new Map(Object.entries(documents).map(([id, fields]) => [id, { fields, updateTime: '' }])),
    ]),
  );
}

async function importAgain(database: StoredCollections) {
  const csv = asExcelWrites(writeCsv(exportTable(database)));
  const { rows, refused } = parseRows((await readSheet(Buffer.from(csv))).table);
  const plan = planImport(rows, database);
  return { ...plan, refused: [...refused, ...plan.refused] };
}

describe('an export as CSV that Excel opened and saved', () => {
  it.each<[what: string, files: CatalogueFiles]>([
    ['texts like dates and numbers', new Map([['WAX Stick', { '1-2': typed, ...others }]])],
    ['the demo', readCatalogueFiles('demo')],
  ])('changes nothing, and no row is refused: %s', async (_what, files) => {
    const count = [...files.values()].flatMap(Object.keys).length;
    expect(await importAgain(stored(files))).toEqual({
      added: [],
      changed: [],
      unchanged: count,
      refused: [],
    });
  });
});
