import type { Product } from '@/catalogue/items';
import type { Shelf } from '@/catalogue/Shelf';
import { fetchShelf } from '@/shelves/fetchShelf';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';

const NOW = 1_795_000_000_000;
const path = '/api/shelves/WAX%20Stick?version=aaaaaaaaaaaa';
const known = { version: 'aaaaaaaaaaaa', items: [aProduct()] };
const other = { version: 'bbbbbbbbbbbb', items: [aProduct({ price: 899 })] };
const unchanged = { version: known.version, ageSeconds: 20 };

/** Mocks the network with these answers in turn. The last one repeats. */
function answerWith(...answers: Response[]) {
  return jest
    .spyOn(window, 'fetch')
    .mockImplementation(
      async () => (answers.length > 1 ? answers.shift() : answers[0]) as Response,
    );
}

function ask(shelf: Shelf<Product> | undefined = known, signal = new AbortController().signal) {
  return fetchShelf(path, shelf, signal);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('fetchShelf', () => {
  it('takes the whole shelf when it has none', async () => {
    const fetch = answerWith(anAnswer({ ...other, ageSeconds: 0 }));
    await expect(fetchShelf(path, undefined, new AbortController().signal)).resolves.toMatchObject(
      other,
    );
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([path]);
  });

  it('keeps its items when the version is unchanged, and updates their age', async () => {
    answerWith(anAnswer(unchanged));
    const shelf = await ask();
    expect(shelf).toEqual({ ...known, readAt: NOW - 20_000, outdated: false });
    expect(shelf.items).toBe(known.items);
  });

  it.each([
    ['unchanged', { ...known, more: true as const }, unchanged, true],
    ['set by another version', known, { ...other, ageSeconds: 5, more: true }, true],
    [
      'cleared by another version',
      { ...known, more: true as const },
      { ...other, ageSeconds: 5 },
      undefined,
    ],
  ])('updates the flag that there are more: %s', async (_what, had, answer, more) => {
    answerWith(anAnswer(answer));
    const { more: now } = await ask(had);
    expect(now).toBe(more);
  });

  it('accepts an empty shelf', async () => {
    answerWith(anAnswer({ version: 'cccccccccccc', ageSeconds: 5, items: [] }));
    await expect(ask()).resolves.toMatchObject({ version: 'cccccccccccc', items: [] });
  });

  it('rejects another version without items, which a cache that ignores queries may return', async () => {
    answerWith(anAnswer({ version: other.version, ageSeconds: 5 }));
    await expect(ask()).rejects.toThrow('The answer is about bbbbbbbbbbbb');
  });

  it.each([404, 500, 503])('rejects when the site answers %i', async (status) => {
    answerWith(anAnswer({}, { status }));
    await expect(ask()).rejects.toThrow(`answered ${status}`);
  });

  it('rejects when the network fails', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  it('passes on the abort signal', async () => {
    const fetch = answerWith(anAnswer(unchanged));
    const { signal } = new AbortController();
    await ask(known, signal);
    expect(fetch).toHaveBeenCalledWith(expect.anything(), { signal });
  });

  it('waits until the page has loaded, so that its pictures come first', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const fetch = answerWith(anAnswer(unchanged));
    const asking = ask();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await expect(asking).resolves.toMatchObject(known);
  });
});

describe('fetchShelf determines the age of the shelf', () => {
  it.each([
    ['just read', 0, undefined, 0, false],
    ['three minutes old', 180, undefined, 180, false],
    ['older than three minutes', 181, undefined, 181, true],
    ['a little old, and half a minute in a cache', 20, 30, 50, false],
    ['outdated only with its time in a cache', 151, '30', 181, true],
    ['with an unreadable Age header', 20, 'long', 20, false],
  ])('%s', async (_what, ageSeconds, age, seconds, outdated) => {
    answerWith(anAnswer({ ...unchanged, ageSeconds }, { ...(age === undefined ? {} : { age }) }));
    await expect(ask()).resolves.toMatchObject({ readAt: NOW - seconds * 1_000, outdated });
  });

  it.each(['1980-01-01', '2090-01-01'])(
    'without the phone’s clock: %s changes nothing',
    async (day) => {
      jest.setSystemTime(new Date(day));
      answerWith(anAnswer(unchanged));
      await expect(ask()).resolves.toMatchObject({
        readAt: Date.parse(day) - 20_000,
        outdated: false,
      });
    },
  );
});

describe('fetchShelf with an answer that a cache kept too long', () => {
  it.each([
    ['70 s in the cache', 20, 70],
    ['old at the site, not in the cache', 170, 30],
  ])(
    'does not retry when the answer is not too long in the cache: %s',
    async (_what, ageSeconds, age) => {
      const fetch = answerWith(anAnswer({ ...unchanged, ageSeconds }, { age }));
      await ask();
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );

  it('does not retry when the device itself has kept it: there is no network', async () => {
    const fetch = answerWith(anAnswer(unchanged, { age: 3_600, isKept: true }));
    await expect(ask()).resolves.toMatchObject({ ...known, outdated: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('retries once after two seconds and takes the new answer', async () => {
    const late = anAnswer(unchanged, { age: 71 });
    const fetch = answerWith(late, anAnswer({ ...other, ageSeconds: 1 }));
    const asking = ask();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(asking).resolves.toMatchObject({ ...other, outdated: false });
    expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
  });

  it.each([
    ['is not outdated after a short time', 71, false],
    ['is outdated after a long time', 3_600, true],
  ])('retries no more when the second is too old as well: %s', async (_what, age, outdated) => {
    const fetch = answerWith(anAnswer(unchanged, { age }));
    const asking = ask();
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(asking).resolves.toMatchObject({ ...known, outdated });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
