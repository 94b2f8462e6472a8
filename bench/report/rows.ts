/** Measured figures of an app, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A row of the table in docs/performance.md. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** The site's target; undefined if it depends on a figure that the smallest app lacks. */
  readonly bar: (smallest: Figures) => number | undefined;
  readonly digits?: number;
  readonly atLeast?: true;
}

const fixed = (bar: number) => () => bar;
const times =
  (factor: number, figure: string) =>
  ({ [figure]: value }: Figures) =>
    value === undefined ? undefined : factor * value;

const plus =
  (more: number, figure: string) =>
  ({ [figure]: value }: Figures) =>
    value === undefined ? undefined : value + more;

const weight = (what: string, figure: string, bar: number): Row => ({
  what: `${what}, gzip, KB`,
  figure,
  bar: fixed(bar),
  digits: 1,
});

const press = (what: string, figure: string): Row => ({
  what: `press: ${what}, ms`,
  figure,
  bar: fixed(100),
});

const performance = (what: string, figure: string): Row => ({
  what: `Lighthouse performance, ${what}`,
  figure,
  bar: plus(-3, figure),
  atLeast: true,
});

/** A row for each net: figures of slow 4G have it in their names (takeTurns.ts). */
const bothNets = (
  what: string,
  figure: string,
  barBeside: (figure: string) => Row['bar'],
): readonly Row[] => [
  { what: `${what}, ms`, figure, bar: barBeside(figure) },
  {
    what: `${what}, slow 4G, ms`,
    figure: `${figure} slow 4G`,
    bar: barBeside(`${figure} slow 4G`),
  },
];
const within = (factor: number) => (figure: string) => times(factor, figure);

/** The rows, with the bars that docs/performance.md explains. */
export const rows: readonly Row[] = [
  {
    what: 'first title of a shelf, slow 4G, ms',
    figure: 'firstTitle',
    bar: times(1.1, 'firstTitle'),
  },
  {
    what: 'first product with picture, slow 4G, ms',
    figure: 'firstProduct',
    bar: times(1.1, 'firstProduct'),
  },
  ...bothNets("home's blocking time", 'blocking', (figure) => plus(100, figure)),
  ...bothNets("longest task of home's load", 'longestTask', () => fixed(200)),
  ...bothNets('click from home to products', 'click', within(1.1)),
  { what: 'the same, cached, ms', figure: 'clickCached', bar: times(1, 'clickCached') },
  ...bothNets('Back to home from a shelf', 'backHome', within(1.5)),
  ...bothNets('Back to a shelf from a product that was pressed', 'backFromPress', within(1.5)),
  ...bothNets("Back to a shelf from a product's page", 'backToShelf', within(1.5)),
  { what: 'place kept on Back: largest difference, px', figure: 'moved', bar: fixed(0) },
  { what: 'layout shift', figure: 'shift', bar: fixed(0.01), digits: 3 },
  { what: 'pictures of the first load, KB', figure: 'pictures', bar: fixed(160), digits: 1 },
  weight('script, shelf', 'script shelf', 148),
  weight('script, product page', 'script product', 148),
  weight('script, home', 'script home', 150),
  weight('HTML, shelf', 'html shelf', 20),
  weight('HTML, product page', 'html product', 13),
  weight('HTML, home', 'html home', 20),
  press('drawer', 'drawer'),
  press('share', 'share'),
  press("carousel's next", 'carousel'),
  press('menu on a wide screen', 'menu'),
  { what: 'slowest of 60 keys in the search, ms', figure: 'slowestKey', bar: fixed(60) },
  performance('shelf', 'performance shelf'),
  performance('product page', 'performance product'),
  performance('home', 'performance home'),
  {
    what: "Lighthouse's estimate of home's blocking time, ms",
    figure: 'estimated blocking home',
    bar: plus(100, 'estimated blocking home'),
  },
  {
    what: 'Lighthouse accessibility, best practices, SEO: the lowest',
    figure: 'others',
    bar: fixed(100),
    atLeast: true,
  },
];
