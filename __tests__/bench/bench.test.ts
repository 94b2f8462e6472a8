import { blockingTime } from '../../bench/measure/blockingTime';
import { resultsTable } from '../../bench/report/resultsTable';
import { rows } from '../../bench/report/rows';

describe('the blocking time of a load', () => {
  it('is what each task takes beyond 50 ms', () => {
    const tasks = [
      { startTime: 200, duration: 80 },
      { startTime: 400, duration: 120 },
    ];
    expect(blockingTime(tasks, 100)).toBe(30 + 70);
  });

  it('counts only what comes after the first paint', () => {
    const tasks = [
      { startTime: 0, duration: 90 },
      { startTime: 100, duration: 200 },
    ];
    expect(blockingTime(tasks, 180)).toBe(120 - 50);
    expect(blockingTime(tasks, 260)).toBe(0);
  });
});

/** The last cells of a row: smallest, site, bar and verdict. */
function cellsOf(figure: string, smallest: number | undefined, site: number): string[] {
  const shown = rows.filter((row) => row.figure === figure);
  const table = resultsTable(
    smallest === undefined ? {} : { [figure]: smallest },
    { [figure]: site },
    shown,
  );
  return table.split('\n').slice(2).join('').split(' | ').slice(1);
}

describe('the table of the bench', () => {
  it.each([
    ['backHome', 100, 150, ['100', '150', '≤ 150', 'reached |']],
    ['backHome slow 4G', 100, 151, ['100', '151', '≤ 150', 'missed |']],
    ['blocking', 40, 140, ['40', '140', '≤ 140', 'reached |']],
    ['longestTask', 40, 201, ['40', '201', '≤ 200', 'missed |']],
    ['performance home', 100, 97, ['100', '97', '≥ 97', 'reached |']],
    ['moved', 900, 0, ['900', '0', '≤ 0', 'reached |']],
  ])('says whether the site reaches the bar of %s', (figure, smallest, site, cells) => {
    expect(cellsOf(figure, smallest, site)).toEqual(cells);
  });

  it('says "missed" of a place that Back never reached', () => {
    expect(cellsOf('backHome', 100, Number.POSITIVE_INFINITY).at(-1)).toBe('missed |');
  });

  it('judges nothing without the figure that the bar depends on', () => {
    expect(cellsOf('backHome', undefined, 100)).toEqual(['–', '100', '–', ' |']);
  });

  it('names each figure once', () => {
    const figures = rows.map(({ figure }) => figure);
    expect(new Set(figures).size).toBe(figures.length);
  });
});
