import type { Cell } from '../../../scripts/sheet/SheetTable';
import { deskRow, headings } from '../../helpers/aDesk';
import { importRows, row, wax } from '../../helpers/importRows';
import { desk, img } from '../../helpers/theDesk';

describe('a bad cell of a known row in the sheet', () => {
  const slim = { title: 'Wax', price: 120, img };

  it.each<[what: string, cells: Cell[], says: string]>([
    ['a price in words', deskRow('', 'Wax', 'free', 'yes'), 'Hair, row 2, Price: "free" can\'t'],
    ['an emptied title', deskRow('wax', '', 120, 'yes'), 'row 2, Title: a product needs a title'],
    [
      'a file that is not there',
      deskRow('', 'Wax', 120, 'yes', 'lost.jpg'),
      'Hair, row 2, Picture: "lost.jpg" is not in the Drive folder',
    ],
    [
      'an address of a page',
      deskRow('', 'Wax', 120, 'yes', 'https://drive.google.com/drive/folders/x'),
      'Hair, row 2, Picture: ',
    ],
  ])('is refused alone, until it is mended: %s', async (_what, cells, says) => {
    desk.type(deskRow('wax', 'Wax', 120));
    await desk.sync();
    desk.type(cells);
    for (let run = 0; run < 2; run += 1) {
      await desk.sync();
      expect(desk.said.join('\n')).toContain(says);
      expect(await desk.shelf()).toEqual({ wax: { ...slim, soldOut: true } });
    }
    desk.type(deskRow('wax', 'Fine wax', 99));
    await desk.sync();
    expect(await desk.shelf()).toEqual({ wax: { title: 'Fine wax', price: 99, img } });
  });

  it('is refused with its row when another cell is at fault with it', async () => {
    desk.google.tabs = {
      Hair: [
        [...headings, 'M.R.P.'],
        [...deskRow('', 'Wax', 120), 150],
      ],
    };
    await desk.sync();
    desk.google.tabs = {
      Hair: [
        [...headings, 'M.R.P.'],
        [...deskRow('', 'Wax', 120, 'yes'), 100],
      ],
    };
    await desk.sync();
    expect(desk.said[1]).toContain('Price: The price, 120, is above the M.R.P.');
    expect(await desk.shelf()).toEqual({ wax: { ...slim, mrp: 150 } });
  });

  it('is refused with the row of a new product', async () => {
    desk.type(deskRow('', 'Wax', 'free', 'yes'));
    await desk.sync();
    expect(await desk.shelf()).toEqual({});
  });
});

describe('a bad cell of a known row in a file', () => {
  it('is refused alone', async () => {
    const { said, after, whole } = await importRows([row('wax', wax, { price: 'free', mrp: 200 })]);
    expect(whole).toBe(false);
    expect(said[0]).toMatch(/^0 to add, 1 to change, 0 unchanged, 1 refused/);
    expect(said.join('\n')).toContain('row 2, Price: "free" can\'t be read as rupees');
    expect(after?.wax).toEqual({ ...wax, mrp: 200 });
  });
});
