import type { KeyTimes, Results } from './Results';
import { type Row, rows } from './rows';

/** The results as a table of Markdown, with the noise of the machine below it. */
export function table({
  at,
  node,
  processors,
  turns,
  noise,
  figures,
  interactions,
  keys,
}: Results): string {
  const { floor, smallest, site } = figures;
  const line = (row: Row) => {
    const { what, figure, digits = 0 } = row;
    const shown = (value: number | undefined) =>
      value === undefined ? '–' : value.toFixed(digits);
    const mark = row.mark(figures);
    const bar = mark === undefined ? '–' : `${row.atLeast ? '≥' : '≤'} ${shown(mark)}`;
    return cells(
      what,
      shown(floor[figure]),
      shown(smallest[figure]),
      shown(site[figure]),
      bar,
      verdict(row, site[figure], mark),
    );
  };
  const presses = Object.entries(interactions).map(
    ([name, { median, least }]) => `${name} ${median} (${least})`,
  );
  return [
    cells('', 'floor', 'smallest', 'site', 'mark', ''),
    cells('---', '--:', '--:', '--:', '--:', '---'),
    ...rows.map(line),
    '',
    `Presses, ms until the next frame, the median and the least of five: ${presses.join(', ')}; mark: 100.`,
    '',
    keyLine(keys),
    '',
    `${at.slice(0, 10)}, Node ${node}, ${processors} processors, medians of ${turns} turns; the same work took up to ${noise.toFixed(2)} times as long during the run.`,
  ].join('\n');
}

/** What keys of the search take, in a sentence. */
export function keyLine({ keys, median, nineInTen, longest }: KeyTimes): string {
  const [half, most, all] = [median, nineInTen, longest].map((ms) => ms.toFixed(0));
  return `Keys of the search, ms until the frame with what is found, of ${keys} the least of five: half within ${half}, nine in ten within ${most}, the longest ${all}; mark: 50.`;
}

function verdict({ atLeast }: Row, value: number | undefined, mark: number | undefined): string {
  if (value === undefined || mark === undefined) return '';
  return (atLeast ? value >= mark : value <= mark) ? 'reached' : 'missed';
}

function cells(...texts: string[]): string {
  return `| ${texts.join(' | ')} |`;
}
