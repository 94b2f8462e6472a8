/** Measured figures of an app, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A row of the table in docs/performance.md. */
export interface Row {
  readonly what: string;
  /** Name of the figure. */
  readonly figure: string;
  /** The target for the site; undefined if it depends on a figure that the smallest app lacks. */
  readonly bar: (smallest: Figures) => number | undefined;
  /** Name of the smallest app's figure to compare with; by default the same name. */
  readonly beside?: string;
  readonly digits?: number;
  /** The bar is a minimum, not a maximum. */
  readonly atLeast?: true;
}

const fixed = (bar: number) => () => bar;
const times =
  (factor: number, figure: string) =>
  ({ [figure]: value }: Figures) =>
    value === undefined ? undefined : factor * value;

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

const performance = (what: string, figure: string, beside: string): Row => ({
  what: `Lighthouse performance, ${what}`,
  figure,
  beside,
  bar: ({ [beside]: value }) => (value === undefined ? undefined : value - 3),
  atLeast: true,
});

/** The rows, with the bars that docs/performance.md explains. */
export const rows: readonly Row[] = [
  {
    what: 'first product with picture, slow 4G, ms',
    figure: 'firstProduct',
    bar: times(1.1, 'firstProduct'),
  },
  { what: 'click from home to products, ms', figure: 'click', bar: times(1.2, 'click') },
  { what: 'the same, cached, ms', figure: 'clickCached', bar: times(1, 'clickCached') },
  { what: 'layout shift', figure: 'shift', bar: fixed(0.01), digits: 3 },
  { what: 'pictures of the first load, KB', figure: 'pictures', bar: fixed(160), digits: 1 },
  weight('script, shelf', 'script shelf', 148),
  weight('script, product page', 'script product', 148),
  weight('script, home', 'script home', 150),
  weight('HTML, shelf', 'html shelf', 20),
  weight('HTML, product page', 'html product', 13),
  weight('HTML, home', 'html home', 20),
  press('drawer', 'drawer'),
  press('more of a description', 'description'),
  press('share', 'share'),
  press("carousel's next", 'carousel'),
  press('menu on a wide screen', 'menu'),
  { what: 'slowest of 60 keys in the search, ms', figure: 'slowestKey', bar: fixed(60) },
  performance('shelf', 'performance shelf', 'performance shelf'),
  performance('product page', 'performance product', 'performance shelf'),
  performance('home', 'performance home', 'performance home'),
  {
    what: 'Lighthouse accessibility, best practices, SEO: the lowest',
    figure: 'others',
    bar: fixed(100),
    atLeast: true,
  },
];
