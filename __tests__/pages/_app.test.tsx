import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { english } from '@/messages/en/english';
import { unlistedPage } from '@/page/unlistedPage';
import { renderPage } from '../helpers/renderPage';

/** Opens a page that renews what it shows by this question, and lets the time go by in which the app asks again. */
async function openPageThatAsks(question: () => Promise<string>) {
  jest.useFakeTimers();
  function Page() {
    const { data, status } = useQuery({ queryKey: ['shelf'], queryFn: question });
    return <p>{data ?? status}</p>;
  }
  renderPage(unlistedPage(Page, { language: english, title: () => 'A page' }), { props: {} });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
}

describe('pages/_app', () => {
  afterEach(() => jest.useRealTimers());

  it('asks once more where a renewal failed, so that one lost request is not noticed', async () => {
    const question = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openPageThatAsks(question.mockResolvedValue('a shelf'));
    expect(screen.getByText('a shelf')).toBeVisible();
    expect(question).toHaveBeenCalledTimes(2);
  });

  it('asks no third time: the page shows what it has', async () => {
    const question = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await openPageThatAsks(question);
    expect(screen.getByText('error')).toBeVisible();
    expect(question).toHaveBeenCalledTimes(2);
  });
});
