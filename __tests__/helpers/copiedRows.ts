import type { DocumentFields } from '../../scripts/database/Database';
import { img } from './importRows';

/** The only product before. */
export const wax = { title: 'Wax', price: 120, img };
const red = { title: 'Wax red', price: 150, img };

export type CopyRow = readonly [id: string, title: string, price: number];

export interface CopiedRow {
  readonly rows: readonly CopyRow[];
  /** What is said of which rows; all others are taken. */
  readonly says: readonly string[];
  /** The products after it beside wax, or in place of it. */
  readonly after?: Readonly<Record<string, DocumentFields>>;
}

const copied = 'empty its Id and it becomes a product of its own';
const twin = 'give this one another title, and it becomes a product of its own; else delete it';

/** Rows that were copied from that of wax, which has an Id. */
export const copiedRows: Readonly<Record<string, CopiedRow>> = {
  'with its Id, above its original': {
    rows: [
      ['wax', 'Wax red', 150],
      ['wax', 'Wax', 120],
    ],
    says: [`row 2: copied from row 3: ${copied}`],
  },
  'with its Id, below its original, which has a new price': {
    rows: [
      ['wax', 'Wax', 130],
      ['wax', 'Wax red', 150],
    ],
    says: [`row 3: copied from row 2: ${copied}`],
    after: { wax: { ...wax, price: 130 } },
  },
  'with its Id and title': {
    rows: [
      ['wax', 'Wax', 150],
      ['wax', 'Wax', 120],
    ],
    says: ['row 2: copied from row 3: empty its Id, give it another title, and it becomes'],
  },
  'with its Id, above its original in other letters': {
    rows: [
      ['wax', 'Wax red', 150],
      ['wax', 'WAX', 120],
    ],
    says: [`row 2: copied from row 3: ${copied}`],
    after: { wax: { ...wax, title: 'WAX' } },
  },
  'without Id, above its original': {
    rows: [
      ['', 'wax ', 150],
      ['wax', 'Wax', 120],
    ],
    says: [`row 2: row 3 means the same document: ${twin}`],
  },
  'without Id, below its original': {
    rows: [
      ['wax', 'Wax', 120],
      ['', 'Wax', 150],
    ],
    says: [`row 3: row 2 means the same document: ${twin}`],
  },
  'without Id, with a title of its own': {
    rows: [
      ['', 'Wax red', 150],
      ['wax', 'Wax', 120],
    ],
    says: [],
    after: { 'wax-red': red },
  },
  'without Id, above its original with a new title': {
    rows: [
      ['', 'Wax', 150],
      ['wax', 'Hair wax', 120],
    ],
    says: [],
    after: { wax: { ...wax, title: 'Hair wax' }, 'wax-2': { ...red, title: 'Wax' } },
  },
  'several times': {
    rows: [
      ['wax', 'Wax red', 150],
      ['', 'Wax blue', 160],
      ['wax', 'Wax blue', 170],
      ['wax', 'Wax', 120],
    ],
    says: [`rows 2, 4: copied from row 5: ${copied}`],
    after: { 'wax-blue': { title: 'Wax blue', price: 160, img } },
  },
  'with its Id, and both have a new title': {
    rows: [
      ['wax', 'Wax red', 150],
      ['wax', 'Hair wax', 120],
    ],
    says: [
      'row 2: row 3 has the same Id, and both have a new title: empty the Id of the one',
      'row 3: row 2 has the same Id, and both have a new title: empty the Id of the one',
    ],
  },
  'with its Id, of a row that is refused': {
    rows: [
      ['wax', 'Wax red', 150],
      ['wax', 'Wax', -5],
    ],
    says: [`row 2: copied from row 3: ${copied}`, 'row 3, Price: "-5"'],
  },
  'without Id, of a row that is refused': {
    rows: [
      ['', 'Wax', 150],
      ['wax', 'Wax', -5],
    ],
    says: [`row 2: row 3 means the same document: ${twin}`, 'row 3, Price: "-5"'],
  },
};
