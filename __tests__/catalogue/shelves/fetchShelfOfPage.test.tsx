import { fetchShelfOfPage } from '@/catalogue/shelves/fetchShelfOfPage';
import { anAnswer } from '../../helpers/anAnswer';
import { aProduct } from '../../helpers/aProduct';
import { pageData } from '../../helpers/pageData';

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

  it.each([404, 500, 503])('fails when the site answers %i', async (status) => {
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
