import { shop } from '@/shop/shop';
import { logged } from '../helpers/logged';
import { openReport } from '../helpers/openReport';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const ADDRESS = 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVw/edit';
const run = {
  at: '2026-11-25T05:00:00.000Z',
  added: 0,
  changed: 3,
  refused: 2,
  trouble: '',
  places: ['Hair, row 14, Price', 'Eyes, row 2'],
};

/** A shop with a sheet, and this document in SHEET-RUN. */
function runIs(fields: object) {
  jest.replaceProperty(shop, 'showsDemoCatalogue', false);
  process.env.CATALOGUE_SHEET = ADDRESS;
  return sourceInUse('demo').mockImplementation(async (name) =>
    name === 'SHEET-RUN' ? [rawDocument(fields, 'last')] : [],
  );
}

describe("the owner's report on the Google Sheet", () => {
  beforeEach(() => {
    resetCaches();
    logged('info');
  });
  afterEach(() => {
    delete process.env.CATALOGUE_SHEET;
  });

  it('says on top when it was read, what changed and which rows were not taken', async () => {
    runIs(run);
    const { main, inMain } = await openReport();
    expect(main).toHaveTextContent(
      'हिंदीSheet read 25 November 2026, 10:30 am: 3 changed, 2 rows not taken.',
    );
    expect(inMain.getByText('Hair, row 14, Price')).toBeVisible();
  });

  it('says how many rows left the sheet, and when', async () => {
    runIs({ ...run, gone: { at: '2026-11-25T04:30:00.000Z', rows: 17 } });
    const { main } = await openReport();
    expect(main).toHaveTextContent(
      'Since 25 November 2026, 10 am, 17 rows are no longer in the sheet. What they were stays on the site: to take',
    );
  });

  it('says why nothing was taken', async () => {
    runIs({ ...run, changed: 0, refused: 0, places: [], trouble: 'The sheet is not shared' });
    const { main } = await openReport();
    expect(main).toHaveTextContent('10:30 am: nothing was taken.The sheet is not shared');
  });

  it.each([
    ['before the first run', () => sourceInUse('demo').mockResolvedValue([])],
    ['when somebody spoilt the document', () => runIs({ at: 'soon' })],
  ])('says nothing %s', async (_when, prepare) => {
    runIs(run);
    prepare();
    expect((await openReport()).main).not.toHaveTextContent('Sheet read');
  });

  it.each([
    ['en', 'Sheet read 25 November 2026, 10:30 am: 3 changed, 2 rows not taken.'],
    ['bn', 'শিট পড়া হয়েছে 25 নভেম্বর 2026, সকাল 10:30: 3টি বদলেছে, 2টি লাইন নেওয়া যায়নি।'],
    ['hi', 'शीट पढ़ी गई 25 नवंबर 2026, सुबह 10:30 बजे: 3 बदले, 2 लाइन नहीं ली गई।'],
  ] as const)('says in %s: %s', async (code, said) => {
    runIs(run);
    expect((await openReport(code)).main).toHaveTextContent(said);
  });

  it('asks for the last run when it is open, because the page may be old', async () => {
    runIs(run);
    await openReport();
    expect(window.fetch).toHaveBeenCalledWith('/api/sheet-run', expect.anything());
  });

  it('reads nothing of it for a shop without a sheet', async () => {
    const read = runIs(run);
    delete process.env.CATALOGUE_SHEET;
    expect((await openReport()).main).not.toHaveTextContent('Sheet read');
    expect(read.mock.calls.map(([name]) => name)).not.toContain('SHEET-RUN');
    expect(window.fetch).not.toHaveBeenCalledWith('/api/sheet-run', expect.anything());
  });
});
