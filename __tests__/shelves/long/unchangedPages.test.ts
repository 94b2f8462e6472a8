import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import { staticPage } from '@/data/pages/staticPage';
import type { RawDocument } from '@/data/source/CatalogueSource';
import fc from '../../helpers/fastCheck';
import { firestoreDocuments } from '../../helpers/firestoreDocuments';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const pages = [
  ['the home page', pageDefinitions.home],
  ['the reviews', pageDefinitions.reviews],
  ['the visit to the shop', pageDefinitions.visitShop],
  ['the contact page', pageDefinitions.contact],
  ['the page of offers', pageDefinitions.offers],
  ['a category', categoryDefinition(findCategory('Foundation'))],
] as const;

const documents = fc.array(
  firestoreDocuments(['title', 'des', 'mrp', 'off', 'price', 'img', 'slider1', 'Vedioyoutube']),
  { maxLength: 4 },
);
const clocks = fc.tuple(fc.nat(4_000_000_000_000), fc.nat(4_000_000_000_000));

/** A page's data when a fresh process, without a cache, reads these documents at that time. */
async function writtenAt(page: (typeof pages)[number][1], now: number, found: RawDocument[]) {
  resetCaches();
  sourceInUse('demo').mockResolvedValue(found);
  jest.spyOn(Date, 'now').mockReturnValue(now);
  return JSON.stringify(await staticPage<typeof page.collections, object>(page, { code: 'en' }));
}

beforeEach(() => {
  logged('warn');
  // The season is the one thing that a page says by the calendar: it changes pages twice a year.
  jest.replaceProperty(process, 'env', {
    ...process.env,
    PUJO_MONTHS: '1,2,3,4,5,6,7,8,9,10,11,12',
  });
});

describe.each(pages)('the data of %s', (_what, page) => {
  it('is byte for byte the same whenever the same documents are read', async () => {
    await fc.assert(
      fc.asyncProperty(documents, clocks, async (found, [one, another]) => {
        const first = await writtenAt(page, one, found);
        expect(await writtenAt(page, another, found)).toBe(first);
      }),
      { numRuns: 12 },
    );
  });
});

it('a changed price changes the data of its page', async () => {
  const page = categoryDefinition(findCategory('Foundation'));
  const at = (price: number) => writtenAt(page, 1, [rawDocument({ title: 'Silk', price })]);
  expect(await at(100)).not.toBe(await at(101));
});
