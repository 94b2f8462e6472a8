import { staticReport } from '@/answers/diagnostics/staticReport';
import { allCollections } from '@/catalogue/allCollections';
import { readSettings } from '@/data/settings/readSettings';
import { readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { headOf } from '../helpers/headOf';
import { importFresh } from '../helpers/importFresh';
import { logged } from '../helpers/logged';
import { openReport } from '../helpers/openReport';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';
import { textPieces } from '../helpers/textPieces';

const PROJECT = 'secret-shop';
const KEY = 'AIzaSyA-secret-key-of-the-owner';
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

beforeEach(() => {
  resetCaches();
  jest.spyOn(Date, 'now').mockReturnValue(NOON_IN_INDIA);
});

describe('pages/owner', () => {
  it('says that nothing is wrong, and when the documents were read', async () => {
    source();
    const { main, inMain } = await openReport();
    expect(main).toHaveTextContent('Nothing is wrong. Every document is as it should be');
    expect(main).toHaveTextContent('As of 20 October 2026, 12 pm.');
    expect(inMain.queryByRole('listitem')).not.toBeInTheDocument();
    expect(main).not.toHaveTextContent(/\d errors?/);
  });

  it('lists by collection the problem, what visitors see and the fix, most severe first', async () => {
    logged('warn');
    logged('info');
    source(
      { rose: { ...fine, title: 'Rose Wax', price: null, mrp: 'two hundred' } },
      { 'MAKEUP-Foundation': { ...fine, size: 'a big jar' }, 'VISIT-SHOP': { img: picture } },
    );
    const { main, inMain } = await openReport();
    expect(main).toHaveTextContent('1 error, 2 warnings, 1 hint');
    const names = inMain.getAllByRole('heading', { level: 3 }).map(textPieces);
    expect(names).toEqual(['WAX Stick', 'WAX Stick', 'VISIT-SHOP', 'MAKEUP-Foundation']);
    const headings = inMain.getAllByRole('heading', { level: 2 }).map(textPieces);
    expect(headings.map((heading) => heading.split(':')[0])).toEqual([
      'Errors',
      'Warnings',
      'Hints',
    ]);
    const [error, warning] = inMain.getAllByRole('listitem').map(textPieces);
    expect(error).toBe(
      'Error Rose Wax Document rose Field mrp What is wrong "two hundred" in mrp can\'t be read. What visitors see ' +
        'The field is treated as if it were empty. How to fix it Type digits, such as 1299 or ₹1,299.',
    );
    expect(warning).toContain('Warning Rose Wax Document rose Field price');
    const [shelf] = inMain.getAllByRole('link', { name: 'WAX Stick' });
    expect(shelf).toHaveAttribute('href', '/Wax-stick');
    const [document] = inMain.getAllByRole('link', { name: 'rose' });
    expect(document).toHaveAttribute(
      'href',
      'https://console.firebase.google.com/project/_/firestore/databases/-default-/data/~2FWAX~20Stick~2Frose',
    );
    expect(inMain.getAllByRole('presentation')[0]).toHaveAttribute(
      'src',
      expect.stringContaining('Wax-stick-1.webp'),
    );
  });

  it('has all empty shelves in one line that opens, with links to their pages', async () => {
    source({}, {});
    const { inMain } = await openReport();
    expect(inMain.getByText('One shelf is empty').closest('details')).not.toHaveAttribute('open');
    expect(inMain.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    resetCaches();
    sourceInUse('demo').mockResolvedValue([]);
    expect((await staticReport('en')).props?.report).toMatchObject({
      groups: [],
      empty: expect.arrayContaining([{ collection: 'WAX Stick', page: '/Wax-stick' }]),
    });
  });

  it('names collections that cannot be read instead of reporting that nothing is wrong', async () => {
    logged('error');
    const read = source();
    read.mockImplementation(async (name) => {
      throw new CatalogueReadError(name, 'quota');
    });
    const { main } = await openReport();
    expect(main).toHaveTextContent('Nothing could be read yet.');
    expect(main).toHaveTextContent(allCollections.map(({ name }) => name).join(', '));
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
    const off = importFresh<{ staticReport: typeof staticReport }>(
      '@/answers/diagnostics/staticReport',
    );
    expect(await off.staticReport('en')).toMatchObject({ notFound: true });
    expect(read).not.toHaveBeenCalled();
    process.env.SHOP = built;
  });

  it('shows the time of its oldest read', async () => {
    source();
    const [first] = allCollections;
    if (first) await readShelf(first);
    jest.spyOn(Date, 'now').mockReturnValue(NOON_IN_INDIA + 20 * 60_000);
    const { main } = await openReport();
    expect(main).toHaveTextContent('As of 20 October 2026, 12 pm.');
  });

  it.each<[where: string, fields: object, seen: string]>([
    ['what is wrong', { img: `gs://${PROJECT}/${KEY}.jpg` }, 'gs://…/….jpg'],
    [
      'what visitors see',
      { delivery: `${PROJECT} ${KEY} ${'and more '.repeat(30)}` },
      'Its beginning, then',
    ],
  ])(
    'never shows the Firebase project or key in %s, even when a document contains them',
    async (_where, fields, seen) => {
      logged('warn');
      const settings = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: KEY };
      jest.replaceProperty(process, 'env', { ...process.env, ...settings });
      source({ rose: { ...fine, ...fields } });
      const { report } = (await staticReport('en')).props ?? {};
      const entries = JSON.stringify(report?.groups);
      expect(entries).toContain(seen);
      expect(entries).not.toMatch(/secret/);
    },
  );
});
