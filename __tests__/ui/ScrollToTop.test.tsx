import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { prefersReducedMotion } from '../helpers/prefersReducedMotion';
import { renderInSite } from '../helpers/renderInSite';

function scrollTo(pixels: number) {
  jest.replaceProperty(window, 'scrollY', pixels);
  fireEvent.scroll(window);
}

function button() {
  return screen.queryByRole('button', { name: 'Back to top' });
}

describe('ScrollToTop', () => {
  it.each([
    [20, 0, false],
    [20, 19, false],
    [20, 20, true],
    [100, 99, false],
    [100, 100, true],
    [100, 5_000, true],
  ])('with the offset %i at %i pixels: shown is %s', (offset, pixels, shown) => {
    renderInSite(<ScrollToTop offset={offset} />);
    scrollTo(pixels);
    expect(button() !== null).toBe(shown);
  });

  it('is there at once on a page that opens scrolled, and goes when it is back at the top', () => {
    scrollTo(400);
    renderInSite(<ScrollToTop offset={20} />);
    expect(button()).toBeVisible();
    scrollTo(0);
    expect(button()).not.toBeInTheDocument();
  });

  it.each([
    ['jumps', false, false, 'auto'],
    ['glides where that is wanted', true, false, 'smooth'],
    ['jumps with reduced motion', true, true, 'auto'],
  ])('%s to the top', async (_how, smooth, reduced, behavior) => {
    if (reduced) prefersReducedMotion();
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderInSite(<ScrollToTop offset={20} smooth={smooth} />);
    scrollTo(400);
    await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
  });
});
