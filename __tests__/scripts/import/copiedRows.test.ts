import { exportTable } from '../../../scripts/export/exportTable';
import { importSheet } from '../../../scripts/import/importSheet';
import { listDocuments } from '../../../scripts/push/listDocuments';
import type { DocumentFields } from '../../../scripts/push/readCatalogueFiles';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { aDesk, deskRow } from '../../helpers/aDesk';
import fc from '../../helpers/fastCheck';
import { importConversation } from '../../helpers/importConversation';
import { documents, headings, img, shelf } from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const wax = { title: 'Wax', price: 120, img };
const red = { title: 'Wax red', price: 150, img };

type Row = readonly [id: string, title: string, price: number];

interface Case {
  readonly rows: readonly Row[];
  /** What is said of which rows; all others are taken. */
  readonly says: readonly string[];
  /** The products after it beside wax, or in place of it. */
  readonly after?: Readonly<Record<string, DocumentFields>>;
}

const copied = 'empty its Id and it becomes a product of its own';
const twin = 'give this one another title, and it becomes a product of its own; else delete it';

/** A row that was copied from that of wax, which has an Id. */
const cases: Readonly<Record<string, Case>> = {
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

const table = Object.entries(cases);

/** Imports a table into a shop with wax, twice. */
async function importTwice(rows: readonly (readonly Cell[])[], database: MemoryDatabase) {
  const said: string[][] = [];
  for (let time = 0; time < 2; time += 1) {
    const conversation = importConversation(true);
    await importSheet({ table: rows, passedOver: [] }, database, conversation.talk);
    said.push(conversation.said);
  }
  const [first = [], second = []] = said;
  expect(second[0]).toMatch(/^0 to add, 0 to change/);
  const refused = first.slice(first.indexOf('Refused, and left as they are:') + 1);
  return { said: refused.filter((line) => /^ {2}rows? /.test(line)).join('\n') };
}

describe('a copied row in a file', () => {
  it.each(table)('is no other product than it says: %s', async (_what, { rows, says, after }) => {
    const database = new MemoryDatabase(documents({ wax }));
    const cells = rows.map(([id, title, price]) => ['Wax Stick', id, title, price, '', img]);
    const { said } = await importTwice([headings, ...cells], database);
    for (const line of says) expect(said).toContain(line);
    expect(await database.holds(shelf)).toEqual({ wax, ...after });
  });

  it.each(table)('nor in an exported one: %s', async (_what, { rows, says, after }) => {
    const database = new MemoryDatabase(documents({ wax }));
    const [names = [], exported = []] = exportTable(await listDocuments([shelf], database));
    const cells = rows.map(([id, title, price]) => {
      const typed: Record<string, Cell> = { Id: id, Title: title, Price: price };
      return exported.map((cell, index) => typed[String(names[index])] ?? cell);
    });
    const { said } = await importTwice([names, ...cells], database);
    for (const line of says) expect(said).toContain(line);
    expect(await database.holds(shelf)).toEqual({ wax, ...after });
  });
});

/** Copies of the rows of three products among these: with or without Id and a title of their own, in any order. */
const products = ['Wax', 'Clay', 'Gel'];
const copies = fc.array(
  fc.record({ of: fc.constantFrom(...products), hasId: fc.boolean(), isRenamed: fc.boolean() }),
  { maxLength: 6 },
);
type Copy = { readonly of: string; readonly hasId: boolean; readonly isRenamed: boolean };

function rowsWith(found: readonly Copy[], order: readonly number[]): Row[] {
  const originals = products.map((title): Row => [title.toLowerCase(), title, 120]);
  const added = found.map(
    ({ of, hasId, isRenamed }, index): Row => [
      hasId ? of.toLowerCase() : '',
      isRenamed ? `${of} no. ${index}` : of,
      150,
    ],
  );
  const all = [...originals, ...added].map((row, index) => [order[index] ?? 0, row] as const);
  return all.sort(([one], [other]) => one - other).map(([, row]) => row);
}

describe('copied rows', () => {
  const inAnyOrder = fc.array(fc.nat(99), { minLength: 9, maxLength: 9 });
  const original = (title: string) => [title.toLowerCase(), { title, price: 120, img }] as const;
  const stored = Object.fromEntries(products.map(original));

  it('never change a product, and become one only without Id and under a title of their own', async () => {
    await fc.assert(
      fc.asyncProperty(copies, inAnyOrder, fc.boolean(), async (found, order, inSheet) => {
        const rows = rowsWith(found, order);
        const added = rows.filter(([id]) => id === '').map(([, title]) => title);
        const after = inSheet ? await syncTwice(rows, stored) : await importInto(rows, stored);
        const titles = Object.values(after).map(({ title }) => String(title));
        expect(after).toMatchObject(stored);
        expect(titles.sort()).toEqual([...new Set([...products, ...added])].sort());
      }),
      { numRuns: 30 },
    );
  });
});

async function importInto(rows: readonly Row[], stored: Record<string, DocumentFields>) {
  const database = new MemoryDatabase(documents(stored));
  const cells = rows.map(([id, title, price]) => ['Wax Stick', id, title, price, '', img]);
  await importTwice([headings, ...cells], database);
  return (await database.holds(shelf)) ?? {};
}

async function syncTwice(rows: readonly Row[], stored: Record<string, DocumentFields>) {
  const desk = await aDesk(documents(stored));
  try {
    for (const sheet of [rows.filter(([, , price]) => price === 120), rows, rows]) {
      desk.type(...sheet.map((row) => deskRow(...row)));
      await desk.sync();
    }
    expect(desk.said[0]).toMatch(/^Sheet read: 0 added, 0 changed/);
    return await desk.shelf();
  } finally {
    await desk.stop();
  }
}

describe('a copied row in the sheet', () => {
  const inTab = (line: string) =>
    line.replace(/^rows (\d), (\d)/, 'row $1').replaceAll('row ', 'Hair, row ');

  it.each(
    table.flatMap(([what, one]) => [
      [`${what}, at the first run`, one, false] as const,
      [what, one, true] as const,
    ]),
  )('is no other product than it says: %s', async (_what, { rows, says, after }, isKnown) => {
    const desk = await aDesk(documents({ wax }));
    try {
      desk.type(deskRow('wax', 'Wax', 120));
      if (isKnown) await desk.sync();
      desk.type(...rows.map((row) => deskRow(...row)));
      await desk.sync();
      for (const line of says) expect(desk.said.join('\n')).toContain(inTab(line));
      expect(await desk.shelf()).toEqual({ wax, ...after });
      await desk.sync();
      expect(desk.said[0]).toMatch(/^Sheet read: 0 added, 0 changed/);
      expect(await desk.shelf()).toEqual({ wax, ...after });
    } finally {
      await desk.stop();
    }
  });
});
