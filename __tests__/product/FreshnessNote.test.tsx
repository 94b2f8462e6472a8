import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreshnessNote } from '@/product/FreshnessNote';
import { renderInSite } from '../helpers/renderInSite';

const now = new Date(2026, 9, 20, 18, 5);

function show(readAt: Date, refreshFailed = true) {
  return renderInSite(
    <FreshnessNote shelf={{ items: [], readAt: readAt.getTime(), refreshFailed }} />,
  );
}

describe('FreshnessNote', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is silent while the prices are fresh, and its place for messages is there already', () => {
    show(now, false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says from what time of today the prices are', () => {
    show(new Date(2026, 9, 20, 10, 42));
    expect(screen.getByRole('status')).toHaveTextContent(/could not get the latest prices.*10:42/);
    expect(screen.getByRole('status')).not.toHaveTextContent('October');
  });

  it('names the day when the prices are not of today', () => {
    show(new Date(2026, 9, 19, 22, 7));
    expect(screen.getByRole('status')).toHaveTextContent(/19 October.*10:07/);
  });

  it('tries again what the page shows when asked', async () => {
    const { client } = show(now);
    const refetch = jest.spyOn(client, 'refetchQueries').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledWith({ type: 'active' });
  });
});
