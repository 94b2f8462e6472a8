import { findCategory } from '@/catalogue/addresses/findCategory';
import { productCollection } from '@/catalogue/collections';
import { allOffers } from '@/catalogue/offers/offerLists';
import { readOffers } from '@/data/offers/readOffers';
import { processState } from '@/data/processState';
import { readShelf } from '@/data/shelves/readShelf';
import { storeOfEachTest } from '../../helpers/aSharedStore';
import { rawDocument } from '../../helpers/rawDocument';
import { describeWithRedis } from '../../helpers/redis';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const collection = productCollection(findCategory('Primer'));
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The source of the next process: nothing is cached yet, and the store has what others read. */
function nextProcess(name: 'firestore' | 'demo' = 'firestore') {
  const { sharedStore } = processState();
  resetCaches();
  if (sharedStore) processState().sharedStore = sharedStore;
  const documents = [rawDocument({ title: 'Silk', price: 1 }, 'a'), rawDocument({ title: 7 }, 'b')];
  return sourceInUse(name).mockResolvedValue(documents);
}

describeWithRedis('a reading of a shelf', () => {
  storeOfEachTest();
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is shared with its time, items and remarks by the processes of one build', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    nextProcess();
    const first = await readShelf(collection);
    const read = nextProcess();
    expect(await readShelf(collection)).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    expect(first.diagnostics.length).toBeGreaterThan(0);
  });

  it('is not shared when it is the demo’s, which costs nothing', async () => {
    nextProcess('demo');
    await readShelf(collection);
    const read = nextProcess('demo');
    await readShelf(collection);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('serves the offers of all processes, with the products that are checked one by one', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
    const offers = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      rawDocument({ title: `Silk ${id}`, price: 50, mrp: 100 }, id),
    );
    nextProcess().mockResolvedValue(offers);
    await readOffers(allOffers, 'en');
    jest.setSystemTime(Date.now() + HOUR_MS / 2);
    const checking = nextProcess().mockResolvedValue(offers);
    const first = await readOffers(allOffers, 'en');
    expect(first.items).toHaveLength(1);
    expect(checking.mock.calls.length).toBeGreaterThan(0);
    expect(checking.mock.calls.filter(([, , ids]) => !ids)).toEqual([]);
    const read = nextProcess().mockResolvedValue(offers);
    expect(await readOffers(allOffers, 'en')).toEqual(first);
    jest.setSystemTime(Date.now() + 2 * MINUTE_MS);
    expect((await readOffers(allOffers, 'en')).items).toEqual(first.items);
    expect(read).not.toHaveBeenCalled();
  });
});
