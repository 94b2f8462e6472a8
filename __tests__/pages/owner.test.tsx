import { placeInSheet } from '@/answers/report/placeInSheet';
import { staticReport } from '@/answers/report/staticReport';
import { allCollections } from '@/catalogue/allCollections';
import { readSettings } from '@/data/settings/readSettings';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';
import BengaliPage from '../../pages/bn/owner';
import HindiPage from '../../pages/hi/owner';
import EnglishPage from '../../pages/owner';
import { headOf } from '../helpers/headOf';
import { importFresh } from '../helpers/importFresh';
import { logged } from '../helpers/logged';
import { rawDocument } from '../helpers/rawDocument';
import { renderPage } from '../helpers/renderPage';
import { sourceInUse } from '../helpers/sourceInUse';
import { textPieces } from '../helpers/textPieces';

const NOON_IN_INDIA = Date.UTC(2026, 9, 20, 6, 30);
const picture = '/pictures/products/Wax-stick-1.webp';
const fine = { title: 'Wax', price: 120, img: picture };
const good: Record<string, object> = {
  'SLIDER-HOME': { slider1: picture, slider2: picture, slider3: picture },
  'VISIT-SHOP': { title: 'Our door', img: picture },
  SHOP: { hours: 'Mo 10:00-20:30' },
  'VIDEO YOUTUBE': { title: 'Wax', Vedioyoutube: 'https://youtu.be/dQw4w9WgXcQ' },
};

/** A source with one valid document in each collection, except those given for the wax shelf and others. */
function source(wax: Record<string, object> = { wax: fine }, others: Record<string, object> = {}) {
  return sourceInUse('demo').mockImplementation(async (name, limit) => {
    const documents = name === 'WAX Stick' ? wax : { one: others[name] ?? good[name] ?? fine };
    return Object.entries(documents)
      .map(([id, fields]) => rawDocument(fields, id))
      .slice(0, limit);
  });
}

const pages = { en: EnglishPage, bn: BengaliPage, hi: HindiPage };

/** Opens the owner's report in a language. */
async function openReport(code: LanguageCode = 'en') {
  const result = await staticReport(code);
  if (!result.props) throw new Error('there is no report');
  return renderPage(pages[code], result, localPath(languages[code], '/owner'));
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON_IN_INDIA);
});

describe('pages/owner', () => {
  it('says that nothing is wrong, and when the documents were read', async () => {
    source();
    const { main, inMain } = await openReport();
    expect(main).toHaveTextContent('Nothing is wrong. Everything is as it should be');
    expect(main).toHaveTextContent('As of 20 October 2026, 12 pm.');
    expect(inMain.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('lists what is wrong with its cure, the worst first', async () => {
    logged('warn');
    logged('info');
    source(
      { rose: { ...fine, title: 'Rose Wax', price: null, mrp: 'two hundred' } },
      { 'MAKEUP-Foundation': { ...fine, size: 'a big jar' }, 'VISIT-SHOP': { img: picture } },
    );
    const { inMain } = await openReport();
    expect(inMain.getAllByRole('heading', { level: 2 }).map(textPieces)).toEqual([
      expect.stringMatching(/^Errors: /),
      expect.stringMatching(/^Warnings: /),
      expect.stringMatching(/^Tips: /),
      'Pictures for your Status',
    ]);
    const items = inMain.getAllByRole('listitem').map(textPieces);
    expect(items).toHaveLength(4);
    expect(items[0]).toBe(
      'Hair: Wax Stick · Rose Wax "two hundred" in M.R.P. is not clear, so it is left out. What to do: Type a number, such as 1299 ' +
        'or ₹1,299. Id rose · M.R.P.',
    );
    expect(items[1]).toContain('Price is empty.');
    const [shelf] = inMain.getAllByRole('link', { name: 'Hair: Wax Stick' });
    expect(shelf).toHaveAttribute('href', '/Wax-stick');
  });

  it.each([
    ['bn', '"two hundred" পড়ে বোঝা যায় না, তাই বাদ গেছে। কী করবেন: সংখ্যায় লিখুন'],
    ['hi', '"two hundred" समझ में नहीं आता, इसलिए छूट गया। क्या करें: अंकों में लिखिए'],
  ] as const)('speaks %s', async (code, said) => {
    logged('warn');
    source({ rose: { ...fine, price: 'two hundred' } });
    const { inMain } = await openReport(code);
    const [item] = inMain.getAllByRole('listitem').map(textPieces);
    expect(item).toContain(said);
  });

  it.each([
    ['is hidden', { hidden: 'yes' }],
    ['comes tomorrow', { show: '21 October 2026' }],
    ['comes on a day that nobody can read', { show: 'with Pujo' }],
    ['goes before it comes', { show: '1 November 2026', until: '20 October 2026' }],
  ])('names nothing that %s, because anybody can open it', async (_what, days) => {
    logged('info');
    logged('warn');
    source({ rose: { ...fine, ...days }, wax: { ...fine, prices: 5, cost: 3 } });
    const { main } = await openReport();
    expect(main).not.toHaveTextContent(/rose|cost|Pujo|November/);
  });

  it('tells of goods whose last day cannot be read: they were out', async () => {
    logged('warn');
    source({ rose: { ...fine, until: 'soon' } });
    const { main } = await openReport();
    expect(main).toHaveTextContent('"soon" in Show until is not clear');
  });

  it('never shows the Firebase project or key, even when a document contains them', async () => {
    logged('warn');
    const settings = {
      FIREBASE_PROJECT_ID: 'secret-shop',
      FIREBASE_API_KEY: 'secret-key-of-the-owner',
    };
    jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    source({ rose: { ...fine, img: 'gs://secret-shop/secret-key-of-the-owner.jpg' } });
    const { report } = (await staticReport('en')).props ?? {};
    expect(JSON.stringify(report)).toContain('gs://…/….jpg');
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  it('shows a hundred findings at most, and says how many more there are', async () => {
    logged('warn');
    sourceInUse('demo').mockImplementation(async (_name, limit) =>
      Array.from({ length: Math.min(limit, 3) }, (_, at) =>
        rawDocument({ title: `Wax ${at}`, img: picture }, `wax-${at}`),
      ),
    );
    const { main, inMain } = await openReport();
    expect(inMain.getAllByRole('listitem')).toHaveLength(100);
    expect(main).toHaveTextContent(/And \d+ more\.$/);
  });

  it.each([
    ['an hour ago', NOON_IN_INDIA - 3_600_000, /last read on 20 October 2026, 11 am\.(?! That)/],
    [
      'two days ago',
      NOON_IN_INDIA - 48 * 3_600_000,
      /18 October 2026, 12 pm\. That is more than a day ago/,
    ],
  ])('says when the sheet was last read, %s, and which tabs wait', async (_what, readAt, said) => {
    jest.replaceProperty(shop, 'showsDemoCatalogue', false);
    source({ wax: fine }, { 'CATALOGUE-SHEET': { readAt, waiting: 'Makeup, Hair' } });
    const { main } = await openReport();
    expect(main).toHaveTextContent(said);
    expect(main).toHaveTextContent('Nothing from Makeup, Hair was accepted. See Result there');
  });

  it('says nothing of a sheet where none was ever read', async () => {
    jest.replaceProperty(shop, 'showsDemoCatalogue', false);
    source({ wax: fine }, { 'CATALOGUE-SHEET': {} });
    const { main } = await openReport();
    expect(main).not.toHaveTextContent(/sheet/);
  });

  it('names collections that cannot be read instead of reporting that nothing is wrong', async () => {
    logged('error');
    const read = source();
    read.mockImplementation(async (name) => {
      throw new CatalogueReadError(name, 'quota');
    });
    const { main } = await openReport();
    expect(main).toHaveTextContent('Nothing could be read yet.');
    expect(main).toHaveTextContent(allCollections.map(placeInSheet).join(', '));
    expect(main).not.toHaveTextContent('Nothing is wrong');
  });

  it('is noindex', async () => {
    source();
    await openReport();
    expect(headOf()).toMatchObject({ title: 'The owner’s report', robots: 'noindex' });
  });

  it('is on by default; not found, without reading, when the setting turns it off', async () => {
    expect(readSettings({})).not.toHaveProperty('noOwnerReport');
    const built = process.env.SHOP;
    process.env.SHOP = JSON.stringify({ ...JSON.parse(built ?? '{}'), noOwnerReport: true });
    const read = source();
    const off = importFresh<{ staticReport: typeof staticReport }>('@/answers/report/staticReport');
    expect(await off.staticReport('en')).toMatchObject({ notFound: true });
    expect(read).not.toHaveBeenCalled();
    process.env.SHOP = built;
  });
});
