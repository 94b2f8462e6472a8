import { type Figures, type Row, rows } from './rows';

/** The results as a Markdown table, with the bar (the target) of each row and whether the site reaches it. */
export function resultsTable(smallest: Figures, site: Figures): string {
  const line = (row: Row) => {
    const { what, figure, beside = figure, digits = 0, atLeast } = row;
    const shown = (value: number | undefined) => value?.toFixed(digits) ?? '–';
    const bar = row.bar(smallest);
    return cells(
      what,
      shown(smallest[beside]),
      shown(site[figure]),
      bar === undefined ? '–' : `${atLeast ? '≥' : '≤'} ${shown(bar)}`,
      verdict(row, site[figure], bar),
    );
  };
  return [
    cells('', 'smallest', 'site', 'bar', ''),
    cells('---', '--:', '--:', '--:', '---'),
    ...rows.map(line),
  ].join('\n');
}

function verdict({ atLeast }: Row, value: number | undefined, bar: number | undefined): string {
  if (value === undefined || bar === undefined) return '';
  return (atLeast ? value >= bar : value <= bar) ? 'reached' : 'missed';
}

function cells(...texts: string[]): string {
  return `| ${texts.join(' | ')} |`;
}
