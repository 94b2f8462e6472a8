import { findingsTable, findingsTotal } from '../../../scripts/check/findingsTable';
import { checkCatalogue } from '../../../src/answers/diagnostics/checkCatalogue';

describe('findingsTable', () => {
  it('lists diagnostics by collection in columns, most severe first', () => {
    const documents = new Map([
      ['WAX Stick', { a: { title: 'Wax', img: '/a.jpg' }, long: { title: 'Gel', price: 'x' } }],
      ['HAIR-Moose', {}],
    ]);
    const lines = findingsTable(checkCatalogue(documents));
    expect(lines.map((line) => line.slice(0, 24))).toEqual([
      'WAX Stick',
      '  error    long  price  ',
      '  warning  a     price  ',
      '  warning  long  img    ',
      'HAIR-Moose',
      '  warning      The colle',
    ]);
  });

  it.each([
    [3, 3, '  w0  img  The field'],
    [4, 1, '  4 documents: w0, w1, w2, …  img  The field'],
  ])('says of %i documents in %i lines that they lack a picture', (many, count, line) => {
    const byId = Object.fromEntries(
      Array.from({ length: many }, (_, at) => [`w${at}`, { title: `Wax ${at}`, price: 5 }]),
    );
    const [, ...lines] = findingsTable(checkCatalogue(new Map([['WAX Stick', byId]])));
    expect(lines).toHaveLength(count);
    expect(lines[0]).toContain(line);
  });

  it('contains no control characters, which a terminal would obey', () => {
    const findings = checkCatalogue(new Map([['x\u001b[31m', {}]]));
    expect(findingsTable(findings).join('')).not.toMatch(/\p{Cc}/u);
  });
});

describe('findingsTotal', () => {
  it('counts each severity, and says when nothing is wrong', () => {
    const findings = checkCatalogue(new Map([['WAX Stick', { a: { Title: 'Wax' } }]]));
    expect(findingsTotal(findings)).toBe('2 errors, 3 warnings, 0 hints.');
    expect(findingsTotal([])).toBe('Nothing is wrong: every document is as it should be.');
  });
});
