import { movedPrices } from '../../../scripts/sync/movedPrices';

type Prices = readonly (number | undefined)[];

describe('movedPrices', () => {
  it.each<[what: string, before: Prices, now: Prices, how: string | undefined]>([
    ['nothing', [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], undefined],
    ['moved down under a new price', [1, 2, 3, 4, 5, 6], [9, 1, 2, 3, 4, 5], 'down'],
    ['half of them moved down', [1, 2, 3, 4, 5, 6], [9, 1, 2, 3, 7, 8], undefined],
    ['a rise of round figures', [1, 1, 2, 2, 3, 3, 4, 4], [2, 2, 3, 3, 4, 4, 5, 5], undefined],
    ['moved down with an empty cell', [1, 2, 3, 4, 5, 6], [undefined, 1, 2, 3, 4, 5], 'down'],
    ['moved down from the middle', [1, 8, 3, 4, 5, 6, 7], [1, 8, 8, 3, 4, 5, 6], 'down'],
    ['moved up', [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, undefined], 'up'],
    ['a cell deleted from below', [1, 1, 3, 4, 5, 6, 7], [1, 3, 4, 5, 6, 7, undefined], 'up'],
    ['sorted', [3, 1, 2, 6, 5, 4], [1, 2, 3, 4, 5, 6], 'sorted'],
    ['sorted downwards', [3, 1, 2, 6, 5, 4], [6, 5, 4, 3, 2, 1], 'sorted'],
    ['filled down', [3, 1, 2, 6, 5, 4], [3, 3, 3, 3, 3, 3], 'filled'],
    ['a new price for all of one price', [3, 3, 3, 3, 3, 3], [4, 4, 4, 4, 4, 4], undefined],
    ['a new price for all of two prices', [3, 3, 3, 5, 5, 5], [4, 4, 4, 4, 4, 4], undefined],
    ['four exchanged', [3, 1, 2, 6], [6, 2, 1, 3], undefined],
    ['a rise', [10, 20, 30, 40, 50, 60], [11, 22, 33, 44, 55, 66], undefined],
    ['new rows beside them', [undefined, 1, 2, 3, 4], [5, 1, 2, 3, 4], undefined],
  ])('says of %s', (_what, before, now, how) => {
    const lines = before.map((price, at) => ({ before: price, now: now[at] }));
    expect(movedPrices(lines)).toBe(how);
  });
});
