import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyPartsLoaded, loadLater } from '@/ui/rendering/loadLater';
import { deferred } from '../../helpers/deferred';

/** Shows what a request gives, as soon as that is wanted. */
function Shown({ request, wanted = true }: { request: () => Promise<string>; wanted?: boolean }) {
  return <p>{loadLater(request).useLoaded(wanted) ?? 'nothing yet'}</p>;
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
    expect(await Promise.all([load(), loadWithRetry(), loadLater(request).load()])).toEqual(
      Array(3).fill('a panel'),
    );
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('tells who waits that it failed, and asks again at the next call', async () => {
    const { load } = loadLater(failsFirst());
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('a panel');
  });

  it('shows at once what has been loaded before, but not in static HTML', async () => {
    const request = async () => 'a panel';
    await loadLater(request).load();
    render(<Shown request={request} wanted={false} />);
    expect(shown()).toBe('a panel');
    expect(renderToString(<Shown request={request} />)).toBe('<p>nothing yet</p>');
  });

  it('asks again and again for what is shown and failed to load', async () => {
    render(<Shown request={failsFirst()} />);
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
    render(<Shown request={() => script.promise} />);
    void lazyPartsLoaded().then(after);
    await act(async () => {});
    expect(after).not.toHaveBeenCalled();
    await act(async () => script.resolve('a panel'));
    expect(after).toHaveBeenCalledTimes(1);
  });
});
