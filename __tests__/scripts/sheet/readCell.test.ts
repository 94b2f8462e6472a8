import { allCollections } from '@/catalogue/allCollections';
import type { CellKind } from '@/data/normalise/DocumentField';
import { readCell } from '../../../scripts/sheet/readCell';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { findShelf, likelyShelves, shelfNameOf } from '../../../scripts/sheet/shelfNames';

describe('readCell', () => {
  it.each<[kind: CellKind, cell: Cell, value: unknown]>([
    ['rupees', '₹1,299.00', 1299],
    ['rupees', 1299.004, 1299],
    ['rupees', '<b>Rs.&nbsp;299</b>', 299],
    ['rupees', '&#8377;1,299', 1299],
    ['rupees', 0, 0],
    ['percent', 0.2, 20],
    ['percent', '0.2', 20],
    ['percent', 0.075, 7.5],
    ['percent', ' 20 % off', 20],
    ['percent', 1, 1],
    ['number', '৩', 3],
    ['number', '-2.5', -2.5],
    ['yesNo', true, true],
    ['yesNo', 'x', true],
    ['yesNo', 'FALSE', false],
    ['yesNo', 0, false],
    ['day', '12 September 2026', '2026-09-12'],
    ['day', new Date(Date.UTC(2026, 8, 12)), '2026-09-12'],
    ['text', '  Rose \r\n water ', 'Rose \n water'],
    ['text', 42, '42'],
    ['text', 'Matte?', 'Matte?'],
    ['text', 'Dry skin??? Dull face???', 'Dry skin??? Dull face???'],
    ['text', 'Dry skin ??? Dull face ???', 'Dry skin ??? Dull face ???'],
    ['text', '10-12', '10-12'],
    ['text', 'May-June', 'May-June'],
    ['text', 'ABC-12', 'ABC-12'],
    ['text', '14 February', '14 February'],
    ['text', '46692', '46692'],
    ['month', new Date(Date.UTC(2027, 10, 1)), '11/2027'],
    ['month', 'Nov-27', '11/2027'],
    ['month', '06-Nov-27', '11/2027'],
    ['month', '11/2027', '11/2027'],
    ['month', '2027-11-06', '2027-11-06'],
    ['month', 2027, '2027'],
    ['month', '24 months', '24 months'],
    ['day', '01-Dec-26', '2026-12-01'],
    ['day', 'Dec-26', '2026-12'],
    ['text', '  ', undefined],
    ['yesNo', ' ', undefined],
  ])('reads the %s cell %j as %j', (kind, cell, value) => {
    expect(readCell(cell, kind)).toEqual({ value });
  });

  it.each<[kind: CellKind, cell: Cell, reason: RegExp]>([
    ['rupees', 'two hundred', /can't be read as rupees: type digits/],
    ['percent', 'ask', /percentage/],
    ['percent', -0.000001, /percentage/],
    ['rupees', -450, /rupees/],
    ['number', 'first', /number/],
    ['yesNo', 'perhaps', /yes or no/],
    ['rupees', true, /rupees/],
    ['day', 'last week', /type it like 12 September 2026/],
    ['text', new Date(0), /made a date of it/],
    ['text', '04-Jun', /made a date of it/],
    ['text', '10-DEC', /made a date of it.*type it again/],
    ['text', '01-Dec-26', /made a date of it/],
    ['text', 'Mar-02', /made a date of it/],
    ['month', '06-Nov', /made a date of it/],
    ['month', '46692', /can't be read as a month: type it like 11\/2027/],
    ['month', 46692, /as a month/],
    ['day', '46692', /type it like 12 September 2026/],
    ['day', 46692, /type it like 12 September 2026/],
    ['day', '01-Dec', /type it like 12 September 2026/],
    ['text', '????? ??', /lost its letters/],
    ['text', '?? 50 ml', /lost its letters/],
    ['text', 'Rose (??)', /lost its letters/],
    ['text', 'Rose ????? 50 ml', /lost its letters/],
    ['text', 'LakmÃ© RosÃ©', /spoilt before this file was saved/],
    ['text', 'Rose\ufffd', /spoilt before this file was saved/],
    ['rupees', 'â‚¹299', /spoilt before this file was saved/],
  ])('refuses the %s cell %j', (kind, cell, reason) => {
    expect(readCell(cell, kind)).toEqual({ reason: expect.stringMatching(reason) });
  });
});

describe('shelfNames', () => {
  it('are distinct for each collection, and findable', () => {
    const names = allCollections.map(({ name }) => shelfNameOf(name));
    expect(new Set(names).size).toBe(allCollections.length);
    expect(names.map((name) => findShelf(name)?.name)).toEqual(
      allCollections.map(({ name }) => name),
    );
  });

  it("are also found by the collection's name in the database", () => {
    expect(allCollections.map(({ name }) => findShelf(name)?.name)).toEqual(
      allCollections.map(({ name }) => name),
    );
  });

  it.each([
    ['foundation', 'MAKEUP-Foundation'],
    ['MOISTURIZER', 'MAKEUP-Moistrizer'],
    ['/Moistraizer', 'MAKEUP-Moistrizer'],
    ['lens aqua', 'MAKEUP-LensAqua'],
    ['clip and kata', undefined],
    ['Clip-Kata', 'Hair Clip'],
    ['', undefined],
  ])('finds for %j: %s', (name, collection) => {
    expect(findShelf(name)?.name).toBe(collection);
  });

  it.each([
    ['Foundatoin', ['Foundation']],
    ['hair flowers', ['Hair Flower']],
    ['Wax Stik', ['Wax Stick']],
    ['Lipstik', ['Lipe Palate']],
    ['ফাউন্ডেসন', ['Foundation']],
    ['Kajal pencil', ['Eye Kajol']],
    ['Hair', []],
    ['Nail polish', []],
    ['', []],
  ])('suggests for %j: %j', (name, likely) => {
    expect(likelyShelves(name)).toEqual(likely);
  });
});
