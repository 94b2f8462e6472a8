import type { Results } from './Results';

type Figures = Results['figures'];

/** A row of the table: what it is, the figure's name, and the mark that the site should reach. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly digits?: number;
  /** Undefined where what it is measured by is missing. */
  readonly mark: (figures: Figures) => number | undefined;
  /** More is better. */
  readonly atLeast?: true;
}

const times = (factor: number, of: keyof Figures, figure: string) => (figures: Figures) =>
  figures[of][figure] === undefined ? undefined : factor * figures[of][figure];
const fixed = (mark: number) => () => mark;

/** The table of docs/performance.md. */
export const rows: readonly Row[] = [
  {
    what: 'first product, name and picture, ms',
    figure: 'product',
    mark: times(1.1, 'floor', 'product'),
  },
  { what: 'first title, ms', figure: 'title', mark: times(1.15, 'floor', 'title') },
  { what: 'Lighthouse, category', figure: 'lighthouse', mark: fixed(98), atLeast: true },
  { what: 'Lighthouse, home', figure: 'lighthouseHome', mark: fixed(97), atLeast: true },
  { what: 'total blocking time, ms', figure: 'blocking', mark: times(1.1, 'smallest', 'blocking') },
  { what: 'longest task after first paint, ms', figure: 'longestTask', mark: fixed(100) },
  { what: 'home → category, ms', figure: 'there', mark: times(1.1, 'smallest', 'there') },
  {
    what: 'the same on slow 4G, ms',
    figure: 'thereSlow',
    mark: times(1.1, 'smallest', 'thereSlow'),
  },
  { what: 'category again, cached, ms', figure: 'again', mark: times(1, 'floor', 'again') },
  { what: 'back to home, ms', figure: 'back', mark: times(1.1, 'smallest', 'back') },
  { what: 'HTML, KB', figure: 'html', digits: 1, mark: fixed(90) },
  { what: 'HTML, gzip, KB', figure: 'htmlGzip', digits: 1, mark: fixed(9) },
  {
    what: 'pictures on load, KB',
    figure: 'pictures',
    digits: 1,
    mark: times(1.2, 'floor', 'pictures'),
  },
  { what: 'requests on load', figure: 'requests', mark: fixed(30) },
  { what: 'elements of the page', figure: 'elements', mark: () => undefined },
  { what: 'elements of a card', figure: 'elementsPerCard', mark: () => undefined },
  {
    what: 'cached page, requests a second',
    figure: 'throughput',
    mark: times(0.95, 'smallest', 'throughput'),
    atLeast: true,
  },
  { what: 'script, category, gzip, KB', figure: 'script', digits: 1, mark: fixed(148) },
  { what: 'script, home, gzip, KB', figure: 'scriptHome', digits: 1, mark: fixed(150) },
];
