import { fetchShelfOfPage } from '@/shelves/fetchShelfOfPage';
import { PageGoneError } from '@/shelves/PageGoneError';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';
import { pageData } from '../helpers/pageData';

const key = ['shelf', 'MAKEUP-Foundation'] as const;
const shelf = { readAt: 1_795_000_000_000, items: [aProduct()] };

function answerWith(body: unknown, status = 200) {
  return jest.spyOn(window, 'fetch').mockResolvedValue(anAnswer(body, status));
}

function ask(page = '/Foundation', signal = new AbortController().signal) {
  return fetchShelfOfPage(page, key, signal);
}

describe('fetchShelfOfPage', () => {
  it.each([
    ['/Foundation', '/_next/data/a-build/Foundation.json'],
    ['/contact-us', '/_next/data/a-build/contact-us.json'],
    ['/', '/_next/data/a-build/index.json'],
  ])('asks for the data of %s at %s', async (page, address) => {
    const fetch = answerWith(pageData([key, shelf]));
    await ask(page);
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([address]);
  });

  it('takes its collection out of what the page carries', async () => {
    const other = { readAt: 5, items: [aProduct({ title: 'Another' })] };
    answerWith(pageData([['shelf', 'SLIDER-HOME'], other], [key, shelf]));
    await expect(ask()).resolves.toEqual(shelf);
  });

  it('hands on an empty shelf as empty', async () => {
    answerWith(pageData([key, { readAt: 7, items: [] }]));
    await expect(ask()).resolves.toEqual({ readAt: 7, items: [] });
  });

  it('fails as a page that is gone when the site answers 404', async () => {
    answerWith({}, 404);
    const asking = ask();
    await expect(asking).rejects.toThrow(PageGoneError);
    await expect(asking).rejects.toThrow('/Foundation belongs to an earlier deployment');
  });

  it.each([500, 503])('fails when the site answers %i', async (status) => {
    answerWith(pageData([key, shelf]), status);
    await expect(ask()).rejects.toThrow(`/Foundation answered ${status}`);
  });

  it.each([
    ['without that collection', pageData([['shelf', 'SLIDER-HOME'], shelf])],
    ['without any collection', { pageProps: {} }],
    ['of a page that leads elsewhere', { pageProps: { __N_REDIRECT: '/Primer' } }],
    ['without props', {}],
  ])('fails at an answer %s', async (_what, body) => {
    answerWith(body);
    await expect(ask()).rejects.toThrow('/Foundation did not carry ["shelf","MAKEUP-Foundation"]');
  });

  it('fails when the network does', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  it('hands on the signal that gives it up', async () => {
    const fetch = answerWith(pageData([key, shelf]));
    const { signal } = new AbortController();
    await ask('/Foundation', signal);
    expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ signal }));
  });
});

describe('fetchShelfOfPage at an answer that is', () => {
  const later = (seconds: number) => new Date(shelf.readAt + seconds * 1_000).toUTCString();
  const answer = (seconds: number) => anAnswer(pageData([key, shelf]), 200, later(seconds));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['three minutes old', later(180)],
    ['of a site that says no time', undefined],
    ['of a site whose clock is behind', later(-600)],
  ])('%s takes it as it is', async (_what, date) => {
    const fetch = jest
      .spyOn(window, 'fetch')
      .mockResolvedValue(anAnswer(pageData([key, shelf]), 200, date));
    await expect(ask()).resolves.toEqual(shelf);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('older asks once more after two seconds and takes the renewed one', async () => {
    const renewed = { ...shelf, readAt: shelf.readAt + 200_000 };
    const fetch = jest
      .spyOn(window, 'fetch')
      .mockResolvedValueOnce(answer(181))
      .mockResolvedValueOnce(anAnswer(pageData([key, renewed]), 200, later(201)));
    const asking = ask();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(asking).resolves.toEqual(renewed);
    expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
  });

  it('older a second time too marks it as outdated and asks no more', async () => {
    const fetch = jest.spyOn(window, 'fetch').mockImplementation(async () => answer(181));
    const asking = ask();
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(asking).resolves.toEqual({ ...shelf, outdated: true });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
