import type { Results } from './Results';
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
    `${at.slice(0, 10)}, Node ${node}, ${processors} processors, medians of ${turns} turns; the same work took up to ${noise.toFixed(2)} times as long during the run.`,
  ].join('\n');
}

function verdict({ atLeast }: Row, value: number | undefined, mark: number | undefined): string {
  if (value === undefined || mark === undefined) return '';
  return (atLeast ? value >= mark : value <= mark) ? 'reached' : 'missed';
}

function cells(...texts: string[]): string {
  return `| ${texts.join(' | ')} |`;
}
