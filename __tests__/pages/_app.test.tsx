import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { errorDefinition, onEveryPage } from '@/catalogue/addresses/pageDefinitions';
import { english } from '@/messages/en/english';
import { makePage } from '@/page/makePage';
import { dehydrateShelves } from '@/shelves/dehydrateShelves';
import { aNotice } from '../helpers/aNotice';
import { renderPage } from '../helpers/renderPage';

/** A page of this component without collections. */
function pageOf(View: () => ReactNode) {
  return makePage({ definition: errorDefinition, View, title: () => 'A page' }, english, {});
}

/** Opens a page that runs this query, and advances time past the retry delay. */
async function openPageWithQuery(loadShelf: () => Promise<string>) {
  jest.useFakeTimers();
  function Page() {
    const { data, status } = useQuery({ queryKey: ['shelf'], queryFn: loadShelf });
    return <p>{data ?? status}</p>;
  }
  await renderPage(pageOf(Page), { props: {} });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
}

describe('the footer', () => {
  it('has the opening hours that came with the page', async () => {
    const dehydratedState = dehydrateShelves(onEveryPage, { notice: { items: [aNotice] } });
    await renderPage(
      pageOf(() => null),
      { props: { dehydratedState } },
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Open: Mon 11 am to 7 pm');
  });
});

it('asks for no notice on a page that carries none: its answer would come before the footer is hydrated', async () => {
  await renderPage(
    pageOf(() => null),
    { props: {} },
  );
  expect(window.fetch).not.toHaveBeenCalledWith(expect.stringContaining('SHOP'), expect.anything());
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
