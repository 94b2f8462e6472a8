import type { DocumentFields } from '../../../scripts/database/Database';
import { importSheet } from '../../../scripts/import/importSheet';
import { parseRows } from '../../../scripts/import/parseRows';
import type { CatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
import { documents } from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const oil = { title: 'Rose oil', price: 90, size: '30 ml' };

async function importSizes(stored: Record<string, DocumentFields>, ...rows: Cell[][]) {
  const database = new MemoryDatabase(documents(stored));
  const { said, talk } = importConversation(true);
  const table = [['Shelf', 'Id', 'Title', 'Size', 'Price'], ...rows];
  await importSheet({ table, passedOver: [] }, database, talk);
  return said.join('\n');
}

describe('rows with one title and several sizes', () => {
  it.each<[what: string, stored: Record<string, DocumentFields>, rows: Cell[][], says: string]>([
    [
      'a second size of a product',
      { oil },
      [['Wax Stick', '', 'Rose oil', '50 ml', 150]],
      'row 2: oil has this title and the size 30 ml: if this one, 50 ml, is another product, give it a title with its size',
    ],
    [
      'two new sizes',
      {},
      [
        ['Wax Stick', '', 'Rose oil', '30 ml', 90],
        ['Wax Stick', '', 'Rose oil', '50 ml', 150],
      ],
      'row 3: row 2 means the same document, with the size 30 ml: give this one a title with its size, 50 ml,',
    ],
    [
      'a title of two products',
      { oil, large: { ...oil, size: '50 ml' } },
      [['Wax Stick', '', 'Rose oil', '50 ml', 150]],
      'row 2: 2 documents have this title: oil (30 ml), large (50 ml); write the Id',
    ],
  ])('are refused, and the sizes named: %s', async (_what, stored, rows, says) => {
    expect(await importSizes(stored, ...rows)).toContain(says);
  });

  it.each<[what: string, row: Cell[]]>([
    ['the same size in other signs', ['Wax Stick', '', 'Rose oil', '30ml', 95]],
    ['a corrected size with its Id', ['Wax Stick', 'oil', 'Rose oil', '35 ml', 90]],
  ])('change the product when that is meant: %s', async (_what, row) => {
    expect(await importSizes({ oil }, row)).toMatch(/^0 to add, 1 to change/);
  });
});

const img = '/pictures/products/Wax-stick-1.webp';
const other = '/pictures/products/Wax-stick-2.webp';
const film = 'https://youtu.be/dQw4w9WgXcQ';
const headings = ['Shelf', 'Title', 'Words', 'Video', 'Picture', 'Slide 1', 'Slide 1 shows'];

const banner = (slide: Cell, shows = '') => ['Home slider', '', '', '', '', slide, shows];
const review = (words: string, video = '', still = '') => [
  'Videos',
  '',
  words,
  video,
  still,
  '',
  '',
];
const photo = (picture: string, title = '') => ['Shop photos', title, '', '', picture, '', ''];

async function importInto(stored: CatalogueFiles, ...rows: Cell[][]) {
  const database = new MemoryDatabase(stored);
  const conversation = importConversation(true);
  const table = [headings, ...rows];
  const whole = await importSheet({ table, passedOver: [] }, database, conversation.talk);
  const again = importConversation(true);
  await importSheet({ table, passedOver: [] }, database, again.talk);
  return { database, whole, said: conversation.said, again: again.said[0] };
}

const slides = (byId: Record<string, DocumentFields>): CatalogueFiles =>
  new Map([['SLIDER-HOME', byId]]);

describe('a row without Id and title', () => {
  it.each<[what: string, rows: Cell[][]]>([
    ['banners with a picture', [banner(img), banner(other)]],
    ['banners with words', [banner(img, 'A sale'), banner(img, 'রং')]],
    ['reviews in words', [review('Very kind'), review('ভাল'), review('अच्छा')]],
    [
      'videos of one still',
      [review('', film, img), review('', 'https://youtu.be/9bZkp7q19f0', img)],
    ],
    [
      'videos whose addresses differ in a letter',
      [review('', film), review('', `${film.slice(0, -1)}q`)],
    ],
    ['photos', [photo(img), photo(other)]],
  ])('becomes a document of its own, once: %s', async (_what, rows) => {
    const { whole, said, again } = await importInto(new Map(), ...rows);
    expect(said[0]).toMatch(new RegExp(`^${rows.length} to add, 0 to change`));
    expect(whole).toBe(true);
    expect(again).toMatch(
      new RegExp(`^0 to add, 0 to change, ${rows.length} unchanged, 0 refused`),
    );
  });

  it('still means its document when it has got words', async () => {
    const { database } = await importInto(slides({ own: { slider1: img } }), banner(img, 'A sale'));
    expect(await database.holds('SLIDER-HOME')).toEqual({ own: { slider1: img, alt1: 'A sale' } });
  });

  it('is refused when it has nothing to be known by', async () => {
    const { said } = await importInto(slides({}), banner(''));
    expect(said.join('\n')).toContain('row 2: it has neither an Id nor words or a picture');
  });
});

/** What the row says of Sold out, by its column's heading. */
function soldOut(headings: string[], cells: Cell[]): Record<string, Cell> | undefined {
  const [row] = parseRows([
    ['Shelf', 'Title', ...headings],
    ['Wax Stick', 'Wax', ...cells],
  ]).rows;
  return row && Object.fromEntries([...row.cells].map(([{ heading }, cell]) => [heading, cell]));
}

describe('the column Stock', () => {
  it.each<[headings: string[], cells: Cell[], says: Record<string, Cell>]>([
    [['Stock'], [0], { 'Sold out': 'yes' }],
    [['Qty'], ['০'], { 'Sold out': 'yes' }],
    [['In stock'], [12], { 'Sold out': '' }],
    [['Stock'], [''], {}],
    [['Stock', 'Sold out'], [0, ''], { 'Sold out': 'yes' }],
    [['Stock', 'Sold out'], [5, 'yes'], { 'Sold out': 'yes' }],
    [['Stock', 'Sold out'], ['', 'yes'], { 'Sold out': 'yes' }],
  ])('%j with %j says of Sold out: %j, and keeps its number to itself', (headings, cells, says) => {
    expect(soldOut(headings, cells)).toEqual({ Title: 'Wax', ...says });
  });

  it('refuses a stock that is no number', () => {
    const { rows } = parseRows([
      ['Shelf', 'Title', 'Stock'],
      ['Wax Stick', 'Wax', 'a few'],
    ]);
    expect(rows[0]?.faults).toEqual([
      { row: 2, column: 'Stock', reason: expect.stringContaining('0 means sold out') },
    ]);
  });
});
