import { staticReport } from '@/answers/diagnostics/staticReport';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { shop } from '@/shop/shop';
import { logged } from '../helpers/logged';
import { openReport } from '../helpers/openReport';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const NOON = Date.UTC(2026, 9, 20, 6, 30);
const reserved = rawDocument({ slug: 'search', title: 'Sandesh' }, 'sandesh');

/** A shop's database with these rows, and nothing else. */
function databaseWith(readRows: () => (typeof reserved)[]) {
  jest.replaceProperty(shop, 'showsDemoCatalogue', false);
  return sourceInUse('demo').mockImplementation(async (name) =>
    name === 'SHELVES' ? readRows() : [],
  );
}

beforeEach(() => {
  resetCaches();
  logged('info');
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});

describe("the owner's report on the rows of the shop's shelves", () => {
  it('names what is wrong in them, and says when a new shelf shows', async () => {
    databaseWith(() => [reserved]);
    const { main, inMain } = await openReport();
    expect(main).toHaveTextContent('1 error');
    expect(main).toHaveTextContent('/search is the address of a page that every shop has.');
    expect(inMain.getByRole('link', { name: 'sandesh' })).toHaveAttribute(
      'href',
      expect.stringContaining('~2FSHELVES~2Fsandesh'),
    );
    expect(main).toHaveTextContent('shows after the next build of the site');
  });

  it('reads them once in ten minutes', async () => {
    const read = databaseWith(() => [reserved]);
    for (const minute of [0, 5, 9, 11, 20]) {
      jest.spyOn(Date, 'now').mockReturnValue(NOON + minute * 60_000);
      await staticReport('en');
    }
    expect(read.mock.calls.filter(([name]) => name === 'SHELVES')).toHaveLength(2);
  });

  it('says nothing of them where there are none', async () => {
    databaseWith(() => []);
    expect((await openReport()).main).not.toHaveTextContent(/SHELVES/);
  });

  it('says where they could not be read', async () => {
    logged('error');
    databaseWith(() => {
      throw new CatalogueReadError('SHELVES', 'quota');
    });
    expect((await openReport()).main).toHaveTextContent('could not be read: SHELVES');
  });

  it('does not ask for them where the shop shows the demo', async () => {
    const read = sourceInUse('demo');
    await staticReport('en');
    expect(read.mock.calls.map(([name]) => name)).not.toContain('SHELVES');
  });
});
