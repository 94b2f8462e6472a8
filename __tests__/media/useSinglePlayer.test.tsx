import { act, renderHook } from '@testing-library/react';
import { useSinglePlayer } from '@/media/useSinglePlayer';

function aPlayer() {
  const { result, unmount } = renderHook(() => useSinglePlayer());
  return {
    playing: () => result.current[0],
    play: () => act(() => result.current[1]()),
    unmount,
  };
}

describe('useSinglePlayer', () => {
  it('plays nothing before the press', () => {
    expect(aPlayer().playing()).toBe(false);
  });

  it('plays only the pressed player', () => {
    const [one, other] = [aPlayer(), aPlayer()];
    one.play();
    expect([one.playing(), other.playing()]).toEqual([true, false]);
  });

  it('stops the playing one whenever another starts', () => {
    const [one, other] = [aPlayer(), aPlayer()];
    one.play();
    other.play();
    expect([one.playing(), other.playing()]).toEqual([false, true]);
    one.play();
    expect([one.playing(), other.playing()]).toEqual([true, false]);
  });

  it('keeps playing when its own button is pressed twice', () => {
    const one = aPlayer();
    one.play();
    one.play();
    expect(one.playing()).toBe(true);
  });

  it('starts a player after the last one was unmounted, and still stops it for the next', () => {
    const [gone, one, other] = [aPlayer(), aPlayer(), aPlayer()];
    gone.play();
    gone.unmount();
    one.play();
    expect(one.playing()).toBe(true);
    other.play();
    expect([one.playing(), other.playing()]).toEqual([false, true]);
  });
});
