import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { wholeTimes } from '@/layout/wholeTimes';
import { english } from '@/messages/en/english';
import { unlistedPage } from '@/page/unlistedPage';
import { shop } from '@/shop/shop';
import { renderPage } from '../helpers/renderPage';

/** Opens a page that runs this query, and advances time past the retry delay. */
async function openPageWithQuery(loadShelf: () => Promise<string>) {
  jest.useFakeTimers();
  function Page() {
    const { data, status } = useQuery({ queryKey: ['shelf'], queryFn: loadShelf });
    return <p>{data ?? status}</p>;
  }
  await renderPage(unlistedPage(Page, { language: english, title: () => 'A page' }), { props: {} });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
}

/** Opens a page with these props, and returns the text of its footer. */
async function footerOf(props: object): Promise<string | null> {
  const page = unlistedPage(() => null, { language: english, title: () => 'A page' });
  await renderPage(page, { props });
  return screen.getByRole('contentinfo').textContent;
}

describe('the footer', () => {
  const hours = {
    text: 'Mo 11:00-19:00',
    times: [{ days: ['Mo'], opens: '11:00', closes: '19:00' }],
    holidays: [],
  };

  it('has the opening hours of the settings', async () => {
    expect(await footerOf({})).toContain(wholeTimes('Open: Mon-Sat 10 am to 8:30 pm'));
  });

  it('has those of the database that came with the page', async () => {
    jest.replaceProperty(shop as { hours?: object }, 'hours', undefined);
    expect(await footerOf({ hours })).toContain(wholeTimes('Open: Mon 11 am to 7 pm'));
  });

  it('has none when none are known', async () => {
    jest.replaceProperty(shop as { hours?: object }, 'hours', undefined);
    expect(await footerOf({})).not.toMatch(/Open|Closed/);
  });
});

describe('pages/_app', () => {
  afterEach(() => jest.useRealTimers());

  it('retries a failed request once, so that one lost request goes unnoticed', async () => {
    const loadShelf = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openPageWithQuery(loadShelf.mockResolvedValue('a shelf'));
    expect(screen.getByText('a shelf')).toBeVisible();
    expect(loadShelf).toHaveBeenCalledTimes(2);
  });

  it('does not retry a second time: the page shows what it has', async () => {
    const loadShelf = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await openPageWithQuery(loadShelf);
    expect(screen.getByText('error')).toBeVisible();
    expect(loadShelf).toHaveBeenCalledTimes(2);
  });
});
