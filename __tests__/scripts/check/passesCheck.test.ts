import { passesCheck } from '../../../scripts/check/passesCheck';
import type { DocumentFields } from '../../../scripts/database/Database';

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
    expect(said.join('\n')).toContain('"two hundred" in price can\'t be read.');
    expect(said.at(-1)).toBe('Nothing was written: correct the errors first.');
  });

  it.each([true, false])('asks whether to go on with warnings: %s', async (answer) => {
    const { passes, said, asked } = await check({ a: { ...fine, price: null } }, answer);
    expect({ passes, asked }).toEqual({ passes: answer, asked: 1 });
    expect(said).toContain('0 errors, 1 warning, 0 hints.');
    if (!answer) expect(said.at(-1)).toBe('Nothing was written.');
  });
});
