import { type Figures, type Row, rows } from './rows';

/** A Markdown table with each row's bar (target) and whether the site reaches it. */
export function resultsTable(smallest: Figures, site: Figures, shownRows = rows): string {
  const line = (row: Row) => {
    const { what, figure, digits = 0, atLeast } = row;
    const shown = (value: number | undefined) => value?.toFixed(digits) ?? '–';
    const bar = row.bar(smallest);
    return cells(
      what,
      shown(smallest[figure]),
      shown(site[figure]),
      bar === undefined ? '–' : `${atLeast ? '≥' : '≤'} ${shown(bar)}`,
      verdict(row, site[figure], bar),
    );
  };
  return [
    cells('', 'smallest', 'site', 'bar', ''),
    cells('---', '--:', '--:', '--:', '---'),
    ...shownRows.map(line),
  ].join('\n');
}

function verdict({ atLeast }: Row, value: number | undefined, bar: number | undefined): string {
  if (value === undefined || bar === undefined) return '';
  return (atLeast ? value >= bar : value <= bar) ? 'reached' : 'missed';
}

function cells(...texts: string[]): string {
  return `| ${texts.join(' | ')} |`;
}
