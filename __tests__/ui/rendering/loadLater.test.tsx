import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyPartsLoaded, loadLater } from '@/ui/rendering/loadLater';
import { deferred } from '../../helpers/deferred';

/** Shows what is loaded, as soon as it is wanted. */
function Shown({
  later,
  wanted = true,
}: {
  later: ReturnType<typeof loadLater<string>>;
  wanted?: boolean;
}) {
  return <p>{later.useLoaded(wanted) ?? 'nothing yet'}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;
const failsFirst = () => jest.fn(async () => 'a panel').mockRejectedValueOnce(new Error('offline'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('loadLater', () => {
  it('asks once, however many wait', async () => {
    const request = jest.fn(async () => 'a panel');
    const { load, loadWithRetry } = loadLater(request);
    expect(await Promise.all([load(), loadWithRetry(), load()])).toEqual(Array(3).fill('a panel'));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('tells who waits that it failed, and asks again at the next call', async () => {
    const { load } = loadLater(failsFirst());
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('a panel');
  });

  it('shows at once what has been loaded before, but not in static HTML', async () => {
    const later = loadLater(async () => 'a panel');
    await later.load();
    render(<Shown later={later} wanted={false} />);
    expect(shown()).toBe('a panel');
    expect(renderToString(<Shown later={later} />)).toBe('<p>nothing yet</p>');
  });

  it('asks again and again for what is shown and failed to load', async () => {
    render(<Shown later={loadLater(failsFirst())} />);
    await act(async () => {});
    expect(shown()).toBe('nothing yet');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(shown()).toBe('a panel');
  });
});

describe('lazyPartsLoaded', () => {
  it('waits for all that is shown', async () => {
    const script = deferred<string>();
    const after = jest.fn();
    render(<Shown later={loadLater(() => script.promise)} />);
    void lazyPartsLoaded().then(after);
    await act(async () => {});
    expect(after).not.toHaveBeenCalled();
    await act(async () => script.resolve('a panel'));
    expect(after).toHaveBeenCalledTimes(1);
  });
});
