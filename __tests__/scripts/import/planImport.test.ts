import { Timestamp } from '@google-cloud/firestore';
import type { DocumentFields } from '../../../scripts/database/Database';
import type { StoredCollections } from '../../../scripts/database/listDocuments';
import { parseRows } from '../../../scripts/import/parseRows';
import { planImport } from '../../../scripts/import/planImport';
import type { Cell } from '../../../scripts/sheet/SheetTable';

const updateTime = '2026-10-20T10:42:00.123456Z';
const shelf = 'MAKEUP-Foundation';

function databaseWith(documents: Record<string, DocumentFields>): StoredCollections {
  const stored = Object.entries(documents).map(
    ([id, fields]) => [id, { fields, updateTime }] as const,
  );
  return new Map([[shelf, new Map(stored)]]);
}

const honey: DocumentFields = {
  title: 'Silk Touch Honey',
  mrp: '₹1,299/-',
  off: 20,
  price: 1039,
  packed: new Timestamp(1_796_000_000, 5),
};

function plan(headings: string[], rows: Cell[][], documents: Record<string, DocumentFields> = {}) {
  const read = parseRows([headings, ...rows]);
  const { refused, ...planned } = planImport(read.rows, databaseWith(documents));
  return { ...planned, refused: [...read.refused, ...refused] };
}

describe('planImport', () => {
  it('adds a document, with numbers stored as numbers', () => {
    const { added } = plan(
      ['Price', 'Shelf', 'Id', 'Title', 'Discount %'],
      [['₹1,299.00', 'Foundation', 'a', 'গোলাপ', 0.2]],
    );
    expect(added.map(({ row, write }) => [row, write])).toEqual([
      [
        2,
        {
          collection: shelf,
          id: 'a',
          fields: {
            price: 1299,
            title: 'গোলাপ',
            off: 20,
          },
          currentDocument: { exists: false },
        },
      ],
    ]);
  });

  it('changes only the fields that differ, and keeps all others with their types', () => {
    const { changed, unchanged } = plan(
      ['Shelf', 'Id', 'M.R.P.', 'Discount %', 'Price'],
      [['Foundation', 'honey', 1299, '20 %', 999]],
      { honey },
    );
    expect(unchanged).toBe(0);
    expect(changed.map(({ write }) => write)).toEqual([
      {
        collection: shelf,
        id: 'honey',
        fields: { ...honey, price: 999 },
        currentDocument: { fields: honey, updateTime },
      },
    ]);
  });

  it('removes a field whose cell is empty, but not one without a column', () => {
    const { changed } = plan(['Shelf', 'Id', 'Discount %'], [['Foundation', 'honey', '']], {
      honey,
    });
    const { off: _, ...rest } = honey;
    expect(changed.map(({ write }) => write.fields)).toEqual([rest]);
  });

  it('never touches a document without a row', () => {
    const { added, changed, unchanged } = plan(
      ['Shelf', 'Id', 'Price'],
      [['Foundation', 'honey', 1039]],
      { honey, other: honey },
    );
    expect([added, changed, unchanged]).toEqual([[], [], 1]);
  });

  it('matches a row without an id by its title, and derives an id from a new title', () => {
    const { changed, added } = plan(
      ['Shelf', 'Title', 'Price'],
      [
        ['Foundation', 'silk touch HONEY', 999],
        ['Foundation', 'Rose & Co. (নতুন)', 5],
      ],
      { 'an id of its own': honey, 'rose-co-নতুন': { title: 'Another' } },
    );
    expect(changed.map(({ write }) => write.id)).toEqual(['an id of its own']);
    expect(added.map(({ write }) => write.id)).toEqual(['rose-co-নতুন-2']);
  });

  it('corrects a stored discount of 0.2, which the site cannot show, to 20', () => {
    const { changed } = plan(['Shelf', 'Id', 'Discount %'], [['Foundation', 'a', 20]], {
      a: { off: { doubleValue: 0.2 } },
    });
    expect(changed.map(({ write }) => write.fields)).toEqual([{ off: 20 }]);
  });

  it('skips empty rows, and still reports the right row number', () => {
    const { refused } = plan(
      ['Shelf', 'Id', 'Price'],
      [[], ['', ' ', ''], ['Foundation', 'a', 'x']],
    );
    expect(refused.map(({ row }) => row)).toEqual([4]);
  });

  it.each<[what: string, headings: string[], rows: Cell[][], refused: object]>([
    [
      'no shelf',
      ['Shelf', 'Title'],
      [['', 'a']],
      { row: 2, column: 'Shelf', reason: 'it does not say on which shelf' },
    ],
    [
      'neither id nor title',
      ['Shelf', 'Price'],
      [['Foundation', 5]],
      { row: 2, reason: 'it has neither an Id nor a Title' },
    ],
    [
      'a title of two documents',
      ['Shelf', 'Title', 'Price'],
      [['Foundation', 'Twin', 5]],
      { row: 2, reason: expect.stringMatching(/^2 documents have this title/) },
    ],
    [
      'an id with a slash',
      ['Shelf', 'Id', 'Price'],
      [['Foundation', 'a/b', 5]],
      { row: 2, column: 'Id', reason: expect.stringContaining('no slash') },
    ],
    [
      'an id that became a date',
      ['Shelf', 'Id', 'Price'],
      [['Foundation', new Date(0), 5]],
      { row: 2, column: 'Id', reason: expect.stringContaining('made a date of it') },
    ],
    [
      'a field of another kind of document',
      ['Shelf', 'Title', 'Video'],
      [['Foundation', 'a', 'https://youtu.be/dQw4w9WgXcQ']],
      { row: 2, column: 'Video', reason: 'a product has none: leave the cell empty' },
    ],
    [
      'the second of two rows for the same document',
      ['Shelf', 'Id', 'Price'],
      [
        ['Foundation', 'a', 1],
        ['MAKEUP-Foundation', 'a', 2],
      ],
      { row: 3, reason: expect.stringMatching(/^copied from row 2: empty its Id/), twinOf: 2 },
    ],
    [
      'letters that were lost in an old encoding',
      ['Shelf', 'Id', 'Title'],
      [['Foundation', 'rose', '?? 5']],
      { row: 2, column: 'Title', reason: expect.stringContaining('lost its letters') },
    ],
  ])('refuses %s', (_what, headings, rows, refused) => {
    const twin = { title: 'Twin' };
    const rose = { title: 'অ৳ 5' };
    expect(plan(headings, rows, { one: twin, two: twin, rose }).refused).toEqual([refused]);
  });

  it('reports every fault of a row', () => {
    const { refused } = plan(
      ['Shelf', 'Id', 'Price', 'M.R.P.'],
      [['Foundation', 'a', 'cheap', 'dear']],
    );
    expect(refused.map(({ column }) => column)).toEqual(['Price', 'M.R.P.']);
  });
});
