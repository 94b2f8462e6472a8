import { allOffers, offerRow } from '@/catalogue/offers/offerLists';
import { readOffers } from '@/data/offers/readOffers';
import { freshOrLast } from '@/data/readings/readings';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { aShop, off } from '../../helpers/aShop';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';

const MINUTE_MS = 60_000;
const START = 1_795_000_000_000;

const at = (minutes: number) => jest.setSystemTime(START + minutes * MINUTE_MS);

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('readOffers while a document can not be read', () => {
  it('throws when a price can not be read anew, and keeps the last offers with their time', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }]);
    await readOffers(allOffers, 'en');
    read.mockRejectedValue(new CatalogueReadError('WAX Stick', 'unreachable'));
    at(25);
    await expect(readOffers(allOffers, 'en')).rejects.toThrow(/WAX Stick.*unreachable/);
    const last = { readAt: START, items: [{ kind: 'discounts' }] };
    expect(await readOffers(allOffers, 'en', freshOrLast)).toMatchObject(last);
  });

  it('reads no document again that was read before another failed', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }], ['HAIR-Moose', { c: off(30) }]);
    await readOffers(allOffers, 'en');
    const answer = read.getMockImplementation();
    read.mockClear().mockImplementation(async (name, ...asked) => {
      if (name === 'HAIR-Moose') throw new CatalogueReadError(name, 'unreachable');
      return (await answer?.(name, ...asked)) ?? [];
    });
    for (const minutes of [25, 26, 27]) {
      at(minutes);
      await expect(readOffers(allOffers, 'en')).rejects.toThrow('unreachable');
    }
    expect(read.mock.calls.filter(([name]) => name === 'WAX Stick')).toHaveLength(1);
  });

  it('throws when a shelf was never read', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }]);
    read.mockImplementation(async (name) => {
      if (name === 'HAIR-Moose') throw new CatalogueReadError(name, 'unreachable');
      return [{ id: 'a', fields: off(10) }];
    });
    await expect(readOffers(offerRow, 'en')).rejects.toThrow(/HAIR-Moose.*unreachable/);
    await expect(readOffers(offerRow, 'en', freshOrLast)).rejects.toThrow(/HAIR-Moose/);
  });
});
