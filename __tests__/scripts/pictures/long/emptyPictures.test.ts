import { deskRow } from '../../../helpers/aDesk';
import { documents, img, importRows, row, wax } from '../../../helpers/importRows';
import { desk } from '../../../helpers/theDesk';

const KEPT = 'Picture is empty: the site keeps the one it has; type no to take it away';
const no = ['no', 'No ', 'না', 'नहीं'];

describe('an empty Picture of the sheet', () => {
  const at = { now: new Date('2026-11-25T05:00:00Z') };
  const result = () => desk.google.written.at(-1)?.values[1]?.[0];

  beforeEach(async () => {
    desk.google.mayWrite = true;
    desk.type(deskRow('', 'Wax', 120));
    await desk.sync(at);
  });

  it('keeps the picture of the site and says so, each time that the shelf is read', async () => {
    desk.type(deskRow('', 'Wax', 120, '', ''));
    await desk.sync(at);
    expect(await desk.shelf()).toEqual({ wax: { title: 'Wax', price: 120, img } });
    expect(result()).toBe(`on the site, but: ${KEPT}`);
    expect(desk.said.join('\n')).toContain(`Hair, row 2, taken with a remark: ${KEPT}`);
    desk.type(deskRow('', 'Wax', 130, '', ''));
    await desk.sync(at);
    expect(await desk.shelf()).toEqual({ wax: { title: 'Wax', price: 130, img } });
    expect(result()).toBe(`on the site since 25 November 2026, 10:30 am, but: ${KEPT}`);
  });

  it.each(no)('takes the picture away for "%s", once', async (cell) => {
    desk.type(deskRow('', 'Wax', 120, '', cell));
    await desk.sync(at);
    expect(await desk.shelf()).toEqual({ wax: { title: 'Wax', price: 120 } });
    const fields = { title: 'Wax', price: 120, img };
    await desk.database.commit([{ collection: 'WAX Stick', id: 'wax', fields }]);
    await desk.sync(at);
    expect(await desk.shelf()).toMatchObject({ wax: { img } });
  });

  it('says nothing of a product that has none', async () => {
    desk.type(deskRow('', 'Wax', 120), deskRow('', 'Clay', 90, '', ''));
    await desk.sync(at);
    expect(await desk.shelf()).toMatchObject({ clay: { title: 'Clay', price: 90 } });
    expect(desk.said.join('\n')).not.toContain('is empty');
  });
});

describe('an empty Picture of a file', () => {
  it('keeps the picture of the site, and says so before the question', async () => {
    const rows = [row('wax', wax, { price: 99, img: '' })];
    const { whole, said, after } = await importRows(rows, true, documents({ wax }));
    expect(after).toEqual({ wax: { ...wax, price: 99 } });
    expect(said).toEqual(expect.arrayContaining(['With a warning:', `  row 2: ${KEPT}`]));
    expect(whole).toBe(true);
  });

  it.each(no)('takes the picture away for "%s"', async (cell) => {
    const rows = [row('wax', wax, { img: cell })];
    const { said, after } = await importRows(rows, true, documents({ wax }));
    const { img: _img, ...bare } = wax;
    expect(after).toEqual({ wax: bare });
    expect(said.join('\n')).toContain(`Picture ${img} → (empty)`);
  });
});
