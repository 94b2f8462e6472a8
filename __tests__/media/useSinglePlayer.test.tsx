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

  it('plays one on its press, and no other', () => {
    const [one, other] = [aPlayer(), aPlayer()];
    one.play();
    expect([one.playing(), other.playing()]).toEqual([true, false]);
  });

  it('stops the one that plays when another starts, to and fro', () => {
    const [one, other] = [aPlayer(), aPlayer()];
    one.play();
    other.play();
    expect([one.playing(), other.playing()]).toEqual([false, true]);
    one.play();
    expect([one.playing(), other.playing()]).toEqual([true, false]);
  });

  it('plays on when its own press comes twice', () => {
    const one = aPlayer();
    one.play();
    one.play();
    expect(one.playing()).toBe(true);
  });

  it('starts one after another has gone with its page, and still knows the new one', () => {
    const [gone, one, other] = [aPlayer(), aPlayer(), aPlayer()];
    gone.play();
    gone.unmount();
    one.play();
    expect(one.playing()).toBe(true);
    other.play();
    expect([one.playing(), other.playing()]).toEqual([false, true]);
  });
});
