import type { CellKind } from '../../../scripts/sheet/Column';
import { readCell } from '../../../scripts/sheet/readCell';
import type { Cell } from '../../../scripts/sheet/SheetTable';

describe('readCell', () => {
  it.each<[kind: CellKind, cell: Cell, value: unknown]>([
    ['rupees', '₹1,299.00', 1299],
    ['rupees', 1299.004, 1299],
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
    ['text', '????? ??', /letters were lost/],
  ])('refuses the %s cell %j', (kind, cell, reason) => {
    expect(readCell(cell, kind)).toEqual({ reason: expect.stringMatching(reason) });
  });
});
