import { act, renderHook } from '@testing-library/react';
import { useNextFrame } from '@/ui/useNextFrame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const late = (first: string) =>
  renderHook(({ value }) => useNextFrame(value, first), { initialProps: { value: 'l' } });

/** A frame, and the task behind it. */
const passAFrame = () => act(() => jest.advanceTimersByTime(40));

describe('useNextFrame', () => {
  it('follows a value once the frame is painted that the value changed in', async () => {
    const { result, rerender } = late('');
    expect(result.current).toBe('');
    await passAFrame();
    expect(result.current).toBe('l');
    rerender({ value: 'la' });
    expect(result.current).toBe('l');
    await passAFrame();
    expect(result.current).toBe('la');
  });

  it('follows only the last of what changes within a frame', async () => {
    const seen: string[] = [];
    const { rerender } = renderHook(
      ({ value }) => {
        seen.push(useNextFrame(value, ''));
      },
      { initialProps: { value: 'l' } },
    );
    rerender({ value: 'la' });
    rerender({ value: 'lak' });
    await passAFrame();
    expect(new Set(seen)).toEqual(new Set(['', 'lak']));
  });
});
