import { shop } from '@/shop/shop';
import { headOf } from '../helpers/headOf';
import { logged } from '../helpers/logged';
import { openReport } from '../helpers/openReport';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';
import { textPieces } from '../helpers/textPieces';

const picture = '/pictures/products/Wax-stick-1.webp';
const fine = { title: 'Rose Wax', price: 120, img: picture };

/** A shop of a sheet with these documents on the wax shelf. */
function shelf(documents: object[]) {
  jest.replaceProperty(shop, 'showsDemoCatalogue', false);
  process.env.CATALOGUE_SHEET = 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVw';
  sourceInUse('demo').mockImplementation(async (name) =>
    name === 'WAX Stick' ? documents.map((one, at) => rawDocument(one, `wax-${at}`)) : [],
  );
}

describe("the owner's report for a shop whose desk is the Google Sheet", () => {
  beforeEach(() => {
    resetCaches();
    for (const level of ['info', 'warn'] as const) logged(level);
  });
  afterEach(() => {
    delete process.env.CATALOGUE_SHEET;
  });

  it.each([
    ['en', 'Tab Hair Row Rose Wax Column M.R.P.', '"two" in M.R.P. can\'t be read.'],
    ['bn', 'ট্যাব Hair লাইন Rose Wax কলাম M.R.P.', 'M.R.P.-এ "two" পড়ে বোঝা যায় না।'],
    ['hi', 'टैब Hair लाइन Rose Wax कॉलम M.R.P.', 'M.R.P. में "two" समझ में नहीं आता।'],
  ] as const)('names in %s the tab, row and column of a remark', async (code, place, problem) => {
    shelf([{ ...fine, mrp: 'two' }]);
    const { inMain } = await openReport(code);
    const item = inMain
      .getAllByRole('listitem')
      .map(textPieces)
      .find((text) => text.includes('Rose'));
    expect(item).toContain(place);
    expect(item).toContain(problem);
    expect(inMain.getAllByRole('link', { name: 'Wax Stick' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/Wax-stick$/),
    );
    expect(inMain.queryByRole('link', { name: 'wax-0' })).not.toBeInTheDocument();
  });

  it('says how to mend it in the sheet', async () => {
    shelf([{ ...fine, until: '1 December 2026', img: 'rose' }]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28, 6));
    const { main } = await openReport();
    expect(main).toHaveTextContent('how to fix it in your Google Sheet.');
    expect(main).toHaveTextContent('give it a later last day, or empty the cell Show until.');
    expect(main).toHaveTextContent('Put the picture into the Drive folder of photos');
  });

  it('names the other rows of equal remarks by title and Id, without the console', async () => {
    shelf(['Ash', 'Bay', 'Coal', 'Dawn'].map((title) => ({ ...fine, title, price: '' })));
    const { inMain } = await openReport();
    expect(inMain.getByText('The cell Price is empty.')).toBeVisible();
    const more = inMain.getByText('The same in 3 more').closest('details');
    expect(more).toHaveTextContent('Dawn: wax-3');
    expect(more?.querySelector('a')).toBeNull();
  });
});

const wax = { title: 'Rose Wax', price: 'two', img: '/pictures/products/Wax-stick-1.webp' };

describe("the owner's report in each language", () => {
  beforeEach(() => {
    resetCaches();
    for (const level of ['info', 'warn'] as const) logged(level);
    sourceInUse('demo').mockImplementation(async (name) =>
      name === 'WAX Stick' ? [rawDocument(wax, 'rose')] : [],
    );
  });

  it.each([
    [
      'en',
      'The owner’s report',
      'Check now',
      'Error',
      '"two" in price can\'t be read.',
      ['বাংলা', 'हिंदी'],
    ],
    ['bn', 'আপনার রিপোর্ট', 'আবার দেখুন', 'ভুল', 'price-এ "two" পড়ে বোঝা যায় না।', ['English', 'हिंदी']],
    ['hi', 'आपकी रिपोर्ट', 'फिर देखें', 'गलती', 'price में "two" समझ में नहीं आता।', ['English', 'বাংলা']],
  ] as const)(
    'speaks %s: its title, the way to look again, the remarks',
    async (code, title, again, error, problem, names) => {
      const { inMain } = await openReport(code);
      expect(inMain.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(headOf()).toMatchObject({ title, robots: 'noindex' });
      expect(inMain.getByRole('link', { name: again })).toHaveAttribute(
        'href',
        `/api/report/${code}`,
      );
      expect(inMain.getByText(error)).toBeVisible();
      expect(inMain.getByText(problem)).toBeVisible();
      const links = inMain.getAllByRole('link').slice(0, names.length);
      expect(links.map(({ textContent }) => textContent)).toEqual(names);
      expect(links.at(-1)).toHaveAttribute(
        'href',
        names.at(-1) === 'বাংলা' ? '/bn/owner' : '/hi/owner',
      );
    },
  );
});

const priced = { price: 120, img: '/pictures/products/Wax-stick-1.webp' };

/** A shop with so many documents on one shelf, each with these fields wrong. */
function many(count: number, wrong: (index: number) => object) {
  const documents = Array.from({ length: count }, (_, index) =>
    rawDocument({ ...priced, title: `Wax ${index}`, ...wrong(index) }, `w${index}`),
  );
  sourceInUse('demo').mockImplementation(async (name) => (name === 'WAX Stick' ? documents : []));
}

describe("many remarks in the owner's report", () => {
  beforeEach(() => {
    resetCaches();
    logged('info');
    logged('warn');
  });

  it('shows at most ten remarks of a collection, and counts them all', async () => {
    many(15, (index) => ({ mrp: `x${index}` }));
    const { main, inMain } = await openReport();
    expect(inMain.getAllByText('What is wrong')).toHaveLength(10);
    expect(main).toHaveTextContent('And 5 more here.');
    expect(main).toHaveTextContent('15 errors,');
  });

  it('says once what is the same of many documents, and opens the list of them', async () => {
    many(12, () => ({ price: '' }));
    const { inMain } = await openReport();
    expect(inMain.getAllByText('The field price is empty.')).toHaveLength(1);
    const more = inMain.getByText('The same in 11 more').closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(more).toHaveTextContent('Wax 11: w11');
    expect(inMain.getByRole('link', { name: 'w11', hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('~2Fw11'),
    );
  });
});
