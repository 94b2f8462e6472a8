import { act, fireEvent, render, screen } from '@testing-library/react';
import { SlickTrack } from '@/media/carousel/SlickTrack';
import { homeMessages } from '@/messages/en/homeMessages';
import { pass } from './pass';

const three = ['/one.jpg', '/two.jpg', '/three.jpg'];

/** Longer than the slide animation. */
const SLIDE_DONE_MS = 1_000;

const onReady = () => {};

function aTrack(current: number, images = three, onChange = jest.fn()) {
  return (
    <SlickTrack
      pictures={images.map((image) => ({ image }))}
      current={current}
      onChange={onChange}
      onReady={onReady}
      messages={homeMessages.carouselControls}
    />
  );
}

function glide() {
  return pass(SLIDE_DONE_MS);
}

/** The slide that screen readers see: all others are hidden. */
function slideInView(): string | null {
  return screen.getByRole('group').getAttribute('aria-label');
}

describe('SlickTrack', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reaches its slide even when the library measures as the animation starts and again during it', async () => {
    const { rerender } = render(aTrack(0));
    await glide();
    const measure = () => fireEvent(window, new Event('resize'));
    // The library measures 50 ms later.
    measure();
    await pass(45);
    rerender(aTrack(1));
    // One act, so that React commits both updates together, as in a busy browser.
    act(() => jest.advanceTimersByTime(10));
    expect(slideInView()).toBe('1 of 3');
    await pass(250);
    measure();
    await glide();
    expect(slideInView()).toBe('2 of 3');
  });

  it('reaches the last requested slide, even when asked before the animation starts', async () => {
    const onChange = jest.fn();
    const { rerender } = render(aTrack(0, three, onChange));
    await glide();
    rerender(aTrack(1, three, onChange));
    rerender(aTrack(0, three, onChange));
    await glide();
    expect(slideInView()).toBe('1 of 3');
    expect(onChange).toHaveBeenLastCalledWith(0);
  });
});
