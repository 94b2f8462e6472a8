import { findingsTable, findingsTotal } from '../../../scripts/check/findingsTable';
import { passesCheck } from '../../../scripts/check/passesCheck';
import type { DocumentFields } from '../../../scripts/database/Database';
import { checkCatalogue } from '../../../src/answers/report/checkCatalogue';

describe('findingsTable', () => {
  it('says how grave, where, what is wrong and what to do, the worst first', () => {
    const documents = new Map([
      ['WAX Stick', { a: { title: 'Wax', img: '/a.jpg' }, long: { title: 'Gel', price: 'x' } }],
      ['HAIR-Moose', {}],
    ]);
    expect(findingsTable(checkCatalogue(documents))).toEqual([
      'error    WAX Stick, long, price: "x" in Price is not clear, so it is left out. Type a number, such as 1299 or ₹1,299.',
      'warning  WAX Stick, a, price: Price is empty. Fill in Price.',
      'warning  WAX Stick, long, img: Picture is empty. Fill in Picture.',
      expect.stringMatching(/^hint {5}HAIR-Moose: There is nothing to show\. /),
    ]);
  });
});

describe('findingsTotal', () => {
  it('counts each severity, and says when nothing is wrong', () => {
    const findings = checkCatalogue(new Map([['WAX Stick', { a: { Title: 'Wax' } }]]));
    expect(findingsTotal(findings)).toBe('2 errors, 2 warnings, 1 hint.');
    expect(findingsTotal([])).toBe('Nothing is wrong: every document is as it should be.');
  });
});

const fine = { title: 'Wax', price: 120, img: '/a.jpg' };

async function check(documents: Record<string, DocumentFields>, answer: boolean) {
  const said: string[] = [];
  const confirm = jest.fn(async () => answer);
  const talk = { say: (line: string) => said.push(line), confirm };
  const passes = await passesCheck(new Map([['WAX Stick', documents]]), talk);
  return { passes, said, asked: confirm.mock.calls.length };
}

describe('passesCheck', () => {
  it.each<[what: string, documents: Record<string, DocumentFields>]>([
    ['good documents', { wax: fine }],
    ['hints', { wax: { ...fine, stock: 3 } }],
  ])('lets %s pass without output', async (_what, documents) => {
    expect(await check(documents, false)).toEqual({ passes: true, said: [], asked: 0 });
  });

  it('refuses errors without asking, and lists them', async () => {
    const { passes, said, asked } = await check(
      { a: { ...fine, Title: 'x' }, b: { ...fine, price: 'two hundred' } },
      true,
    );
    expect({ passes, asked }).toEqual({ passes: false, asked: 0 });
    expect(said.join('\n')).toContain('"two hundred" in Price is not clear');
    expect(said.at(-1)).toBe('Nothing was written: correct the errors first.');
  });

  it.each([true, false])('asks whether to go on with warnings: %s', async (answer) => {
    const { passes, said, asked } = await check({ a: { ...fine, price: null } }, answer);
    expect({ passes, asked }).toEqual({ passes: answer, asked: 1 });
    expect(said).toContain('0 errors, 1 warning, 0 hints.');
    if (!answer) expect(said.at(-1)).toBe('Nothing was written.');
  });
});
