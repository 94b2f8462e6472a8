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
  it('is visible at once on a page that opens scrolled, and hides at the top', () => {
    scrollTo(400);
    renderInSite(<ScrollToTop longPage={false} />);
    expect(button()).toBeVisible();
    scrollTo(0);
    expect(button()).not.toBeInTheDocument();
  });

  it.each([
    ['jumps', false, false, 'auto'],
    ['scrolls smoothly on a long page', true, false, 'smooth'],
    ['jumps with reduced motion', true, true, 'auto'],
  ])('%s to the top', async (_how, longPage, reduced, behavior) => {
    if (reduced) prefersReducedMotion();
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderInSite(<ScrollToTop longPage={longPage} />);
    scrollTo(400);
    await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
  });
});
