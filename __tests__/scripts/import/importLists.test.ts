import { clay, img, importRows, row, wax } from '../../helpers/importRows';

describe('what an import says', () => {
  it('takes the good one of two rows for a document when the other is refused', async () => {
    const done = await importRows([
      row('', { title: 'Rose', price: 20, mrp: 10 }),
      row('', { title: 'Rose', price: 5 }),
      row('', { title: 'Rose', price: 6 }),
    ]);
    expect(done.after).toEqual({ wax, clay, rose: { title: 'Rose', price: 5, img } });
    expect(done.said.filter((line) => line.startsWith('  row'))).toEqual([
      expect.stringMatching(/^ {2}row 2, Price: The price, 20, is above the M\.R\.P\./),
      expect.stringMatching(
        /^ {2}row 4: row 3 means the same document: give this one another title/,
      ),
      '  row 3: Wax Stick / rose: Price 5',
    ]);
  });

  it('names every refused row, those with the same reason in one line', async () => {
    const bad = Array.from({ length: 60 }, (_, index) =>
      row(`w${index}`, { title: `W ${index}` }, { price: 'cheap' }),
    );
    const other = Array.from({ length: 60 }, (_, index) =>
      row(`x${index}`, { title: `X ${index}` }, { price: `no ${index}` }),
    );
    const { said } = await importRows([...bad, row('rose', clay, { title: 'Rose' }), ...other]);
    const lines = said.filter((line) => /^ {2}rows? \d.*Price/.test(line));
    expect(lines[0]).toMatch(/^ {2}rows 2 to 61, Price: "cheap" can't be/);
    expect(lines).toHaveLength(61 + 1);
  });

  it('warns of a price of 0 in the words of the sheet, without calling it empty', async () => {
    const { said } = await importRows([row('rose', clay, { title: 'Rose', price: 0 })]);
    expect(said).toContain('  row 2, Price: "0" in Price means that there is none. Fill in Price.');
  });

  it('lists the shelves once when one is named that is like none', async () => {
    const { said } = await importRows([
      ['Nail polish', '', 'Red', 5, '', img],
      ['Nail art', '', 'Blue', 5, '', img],
      ['Lipstik', '', 'Pink', 5, '', img],
    ]);
    expect(said.filter((line) => line.startsWith("The site's shelves are: "))).toEqual([
      expect.stringContaining('Foundation, Eyeshadow, '),
    ]);
    expect(said.join('\n')).toMatch(/row 2, Shelf: the site has no shelf "Nail polish"\n/);
    expect(said.join('\n')).toMatch(/"Lipstik"; did you mean "Lipe Palate"\?/);
  });

  it('says once which line to type when cells name files and no folder is given', async () => {
    const { said, after } = await importRows([
      row('rose', clay, { title: 'Rose', img: 'rose.jpg' }),
      row('lily', clay, { title: 'Lily', img: 'C:\\Users\\me\\lily.jpg' }),
      row('page', clay, { title: 'Page', img: 'example.com/priya' }),
    ]);
    expect(said).toContain(
      '  row 4, Picture: "example.com/priya" is no file; if it is an address, begin it with https://',
    );
    const lines = said.filter((line) => line.includes('--pictures'));
    expect(lines).toEqual([
      expect.stringMatching(
        /^ {2}rows 2 to 3, Picture: .*npm run catalogue:import -- "sheets\/my-shop\.xlsx" --pictures my-photos$/,
      ),
    ]);
    expect(after).toEqual({ wax, clay });
  });
});
