import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { shelfQuery } from '@/shelves/shelfQuery';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';
import { newTestCache } from '../helpers/newTestCache';

const NOW = 1_795_000_000_000;
const query = shelfQuery(productCollection(findCategory('Wax-stick')));
const carried = { items: [aProduct()] };
const other = { items: [aProduct({ price: 899 })] };

function answerWith(answer: Response) {
  return jest.spyOn(window, 'fetch').mockImplementation(async () => answer);
}

/** What a tab has of the shelf of its page after it asked the site. */
async function ask() {
  const client = newTestCache();
  client.setQueryData(query.queryKey, carried, { updatedAt: 0 });
  await client.fetchQuery(query);
  return client.getQueryData(query.queryKey);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a renewed shelf', () => {
  it('is the site’s, with the time of its reading', async () => {
    answerWith(anAnswer({ ...other, more: true }, { age: 20 }));
    const shelf = { ...other, more: true, readAt: NOW - 20_000, outdated: false };
    await expect(ask()).resolves.toEqual(shelf);
  });

  it('keeps its items where they are the same, so that nothing renders anew', async () => {
    answerWith(anAnswer(carried));
    expect((await ask())?.items).toBe(carried.items);
  });

  it('is none without items, as a site of another build may answer', async () => {
    answerWith(anAnswer({}));
    await expect(ask()).rejects.toThrow('answered without items');
  });

  it.each([404, 500, 503])('is none when the site answers %i', async (status) => {
    answerWith(anAnswer({}, { status }));
    await expect(ask()).rejects.toThrow(`answered ${status}`);
  });

  it('waits until the page has loaded, so that its pictures come first', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const fetch = answerWith(anAnswer(other));
    const asking = ask();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await expect(asking).resolves.toMatchObject(other);
  });
});

describe('the age of a renewed shelf', () => {
  it.each([
    ['just read', 0, false],
    ['three minutes old', 180, false],
    ['older than three minutes', 181, true],
  ])('%s', async (_what, age, outdated) => {
    answerWith(anAnswer(other, { age }));
    await expect(ask()).resolves.toMatchObject({ readAt: NOW - age * 1_000, outdated });
  });

  it.each(['1980-01-01', '2090-01-01'])(
    'is not by the phone’s clock: %s changes nothing',
    async (day) => {
      jest.setSystemTime(new Date(day));
      answerWith(anAnswer(other, { age: 20 }));
      await expect(ask()).resolves.toMatchObject({
        readAt: Date.parse(day) - 20_000,
        outdated: false,
      });
    },
  );

  it('is none where a proxy has taken the date away', async () => {
    answerWith({ ...anAnswer(other), headers: { get: () => null } } as unknown as Response);
    await expect(ask()).resolves.toMatchObject({ readAt: NOW, outdated: false });
  });
});
