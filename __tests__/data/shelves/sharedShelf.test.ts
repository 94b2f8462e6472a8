import { productsOf } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import { chooseOffers } from '@/data/offers/chooseOffers';
import { sharedStore, shareThrough } from '@/data/shared/sharedStore';
import { lastDiagnostics, readShelf, recentShelf } from '@/data/shelves/readShelf';
import { readings } from '@/data/source/readings';
import { storeOfEachTest } from '../../helpers/aSharedStore';
import { rawDocument } from '../../helpers/rawDocument';
import { describeWithRedis } from '../../helpers/redis';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const collection = productsOf(findCategory('Primer'));
const HOUR_MS = 3_600_000;

/** The source of the next process: nothing is cached yet, and the store has what others read. */
function nextProcess(name: 'firestore' | 'demo' = 'firestore') {
  const own = sharedStore();
  resetCaches();
  if (own) shareThrough(own);
  const documents = [rawDocument({ title: 'Silk', price: 1 }, 'a'), rawDocument({ title: 7 }, 'b')];
  return sourceInUse(name).mockResolvedValue(documents);
}

/** Reads all shelves from that source, as the offers do. */
async function readAllWith(read: ReturnType<typeof nextProcess>): Promise<void> {
  await chooseOffers(new Map());
  expect(read).toHaveBeenCalled();
}

describeWithRedis('a reading of a shelf', () => {
  const shared = storeOfEachTest();
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is shared with its time, version and remarks by the processes of one build', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    nextProcess();
    const first = await readShelf(collection);
    const remarks = lastDiagnostics(collection);
    const read = nextProcess();
    readings().failing.add(collection.name);
    expect(await readShelf(collection)).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    expect(lastDiagnostics(collection)).toEqual(remarks);
    expect(remarks.length).toBeGreaterThan(0);
    expect(readings().readAt.get(collection.name)).toBe(first.readAt);
    expect([...readings().failing]).toEqual([]);
  });

  it('counts its 60 seconds from when the other process read it', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
    nextProcess();
    const { readAt } = await readShelf(collection);
    const read = nextProcess();
    jest.setSystemTime(readAt + 30_000);
    await readShelf(collection);
    jest.setSystemTime(readAt + 59_000);
    await readShelf(collection);
    expect(read).not.toHaveBeenCalled();
    // Redis has a clock of its own, by which no time has passed.
    shared.server.close();
    jest.setSystemTime(readAt + 60_000);
    await readShelf(collection);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is taken from another process where an old one will do', async () => {
    nextProcess();
    const first = await readShelf(collection);
    const aged = String(23 * HOUR_MS);
    await shared.store.ask('PEXPIRE', shared.store.key(`reading:shelf:${collection.name}`), aged);
    const read = nextProcess();
    expect(await recentShelf(collection, 6 * HOUR_MS)).toEqual(first);
    expect(read).not.toHaveBeenCalled();
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
    await readAllWith(nextProcess().mockResolvedValue(offers));
    jest.setSystemTime(Date.now() + HOUR_MS / 2);
    const checking = nextProcess().mockResolvedValue(offers);
    const first = await chooseOffers(new Map());
    expect(first?.offers.length).toBeGreaterThan(0);
    expect(checking.mock.calls.filter(([, , ids]) => ids).length).toBeGreaterThan(0);
    const read = nextProcess().mockResolvedValue(offers);
    expect(await chooseOffers(new Map())).toEqual(first);
    expect(read).not.toHaveBeenCalled();
  });
});
