import type { Product } from '@/catalogue/items';
import type { Shelf } from '@/catalogue/Shelf';
import { fetchShelf } from '@/shelves/fetchShelf';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';

const NOW = 1_795_000_000_000;
const path = '/api/shelves/WAX%20Stick';
const known = { version: 'aaaaaaaaaaaa', items: [aProduct()] };
const other = { version: 'bbbbbbbbbbbb', items: [aProduct({ price: 899 })] };
const unchanged = (age = 20) => anAnswer(undefined, { status: 304, age });

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
    const fetch = answerWith(anAnswer(other));
    await expect(fetchShelf(path, undefined, new AbortController().signal)).resolves.toMatchObject(
      other,
    );
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([path]);
  });

  it('keeps its items when the version is unchanged, and updates their age', async () => {
    answerWith(unchanged());
    const shelf = await ask();
    expect(shelf).toEqual({ ...known, readAt: NOW - 20_000, outdated: false });
    expect(shelf.items).toBe(known.items);
  });

  it.each([
    ['unchanged', { ...known, more: true as const }, unchanged(), true],
    ['set by another version', known, anAnswer({ ...other, more: true }), true],
    ['cleared by another version', { ...known, more: true as const }, anAnswer(other), undefined],
  ])('updates the flag that there are more: %s', async (_what, had, answer, more) => {
    answerWith(answer);
    const { more: now } = await ask(had);
    expect(now).toBe(more);
  });

  it('rejects an answer without items, as a site of another build may give', async () => {
    answerWith(anAnswer({ version: other.version }));
    await expect(ask()).rejects.toThrow('answered without items');
  });

  it.each([404, 500, 503])('rejects when the site answers %i', async (status) => {
    answerWith(anAnswer({}, { status }));
    await expect(ask()).rejects.toThrow(`answered ${status}`);
  });

  it('rejects when the network fails', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  it('says which version it has, and passes on the abort signal', async () => {
    const fetch = answerWith(unchanged());
    const { signal } = new AbortController();
    await ask(known, signal);
    expect(fetch).toHaveBeenCalledWith(path, {
      signal,
      headers: { 'If-None-Match': '"aaaaaaaaaaaa"' },
    });
  });

  it('waits until the page has loaded, so that its pictures come first', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const fetch = answerWith(unchanged());
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
    ['just read', 0, false],
    ['three minutes old', 180, false],
    ['older than three minutes', 181, true],
  ])('%s', async (_what, age, outdated) => {
    answerWith(unchanged(age));
    await expect(ask()).resolves.toMatchObject({ readAt: NOW - age * 1_000, outdated });
  });

  it.each(['1980-01-01', '2090-01-01'])(
    'without the phone’s clock: %s changes nothing',
    async (day) => {
      jest.setSystemTime(new Date(day));
      answerWith(unchanged());
      await expect(ask()).resolves.toMatchObject({
        readAt: Date.parse(day) - 20_000,
        outdated: false,
      });
    },
  );

  it('as new where a proxy has taken the times away', async () => {
    answerWith({ ...anAnswer(other), headers: { get: () => null } } as unknown as Response);
    await expect(ask()).resolves.toMatchObject({ readAt: NOW, outdated: false });
  });
});
