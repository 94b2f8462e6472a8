import type { Cell } from '../../scripts/sheet/SheetTable';

/** A row as it is typed: its Id, title and price. Its picture tells which product it is, whatever the others say. */
export interface SlipRow {
  readonly id: string;
  readonly title: string;
  readonly price: Cell;
  readonly img: string;
}

/** The products of the shop before. */
export const goods: readonly SlipRow[] = ['Wax', 'Clay', 'Gel', 'Foam'].map((title, at) => ({
  id: title.toLowerCase(),
  title,
  price: 120 - 10 * at,
  img: `/pictures/products/Wax-stick-${at + 1}.webp`,
}));

export const slipHeadings = ['Shelf', 'Id', 'Title', 'Price', 'Picture'];

export function cellsOf({ id, title, price, img }: SlipRow): Cell[] {
  return ['Wax Stick', id, title, price, img];
}

interface Slip {
  /** The rows after it. */
  readonly rows: readonly SlipRow[];
  /** What is said of which row, as patterns. */
  readonly says: readonly (readonly [row: number, pattern: string])[];
}

const [wax, clay, gel, foam] = goods as readonly [SlipRow, SlipRow, SlipRow, SlipRow];
const gone = (id: string) =>
  `the row of Wax Stick / ${id} is gone, and this one is much like it.*Put back its Id ${id}`;
const titleOf = (id: string) =>
  `its title is that of ${id}, whose row is gone: put back its Id ${id}`;
const copied = 'copied from .*row 2: empty its Id and it becomes a product of its own';

/** What happens to a column Id, and what is said: no product becomes two, or takes the place of another. */
export const slips: Readonly<Record<string, Slip>> = {
  'Find and replace ran through the Ids': {
    rows: goods.map((row) => ({ ...row, id: row.id.replace('a', 'o') })),
    says: [
      [2, titleOf('wax')],
      [3, titleOf('clay')],
      [5, titleOf('foam')],
    ],
  },
  'Find and replace ran through an Id, and its price changed too': {
    rows: [{ ...wax, id: 'hair-wax', price: 130 }, clay, gel, foam],
    says: [[2, titleOf('wax')]],
  },
  'Find and replace ran through Ids and titles': {
    rows: [
      { ...wax, id: 'paste', title: 'Paste' },
      clay,
      { ...gel, id: 'jelly', title: 'Jelly' },
      foam,
    ],
    says: [
      [2, gone('wax')],
      [4, gone('gel')],
    ],
  },
  'an Id was filled down': {
    rows: goods.map((row) => ({ ...row, id: 'wax' })),
    says: [3, 5].map((row) => [row, copied]),
  },
  'the Ids were sorted alone': {
    rows: goods.map((row, at) => ({ ...row, id: goods.at(at - 1)?.id ?? '' })),
    says: [
      [2, 'its Id is that of foam, and its title that of wax: put back its Id wax, or its title'],
      [3, 'its Id is that of wax, and its title that of clay'],
      [4, 'its Id is that of clay, and its title that of gel'],
      [5, 'its Id is that of gel, and its title that of foam'],
    ],
  },
  'the Ids were sorted alone, and one title was retyped': {
    rows: goods.map((row, at) => ({
      ...row,
      id: goods.at(at - 1)?.id ?? '',
      title: row === clay ? 'Fine clay' : row.title,
    })),
    says: [[3, 'its Id is that of wax, and its other cells those of clay: put back its Id clay']],
  },
  'a row has the Id of one that was deleted': {
    rows: [wax, { ...gel, id: 'clay' }, foam],
    says: [[3, 'its Id is that of clay, and its title that of gel: put back its Id gel']],
  },
  'an Id was emptied, and title and price were retyped': {
    rows: [wax, { ...clay, id: '', title: 'Fine clay', price: 95 }, gel, foam],
    says: [[3, gone('clay')]],
  },
  'so were two, one below the other': {
    rows: [
      wax,
      { ...clay, id: '', title: 'Fine clay', price: 95 },
      { ...gel, id: '', title: 'Strong gel', price: 55 },
      foam,
    ],
    says: [
      [3, gone('clay')],
      [4, gone('gel')],
    ],
  },
  'so was the last one': {
    rows: [wax, clay, gel, { ...foam, id: '', title: 'Foamy', price: 1 }],
    says: [[5, gone('foam')]],
  },
};
