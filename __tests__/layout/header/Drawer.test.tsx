import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { Drawer } from '@/layout/header/Drawer';
import { aNotice } from '../../helpers/aNotice';
import { cacheWithNotice } from '../../helpers/cacheWithNotice';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

/** The menus in the specification's order, each with the links to all shelves at its end. */
const MAKEUP =
  'Foundation, Eyeshadow, Concealer palate, Moisturizer, Primer, Lipe palate, Highlighter, Blush, Fixer, Blender, Compact powder, Toner, All makeup, Brands';
const HAIR =
  'Hair Machine, Hair Flower, Hair Dummy, Eye Dummy, Hard Spry, Hair Extensions, Shine Spry, Texture Spry, Bun & Stuffing, Clip & Kata, Hair cover Spry, Gador, Clip Box, All hair products, Brands';

function show(open = true) {
  const onClose = jest.fn();
  const drawer = (isOpen: boolean) => <Drawer open={isOpen} onClose={onClose} />;
  const { rerender } = renderInSite(drawer(open), { client: cacheWithNotice(aNotice) });
  return { onClose, close: () => rerender(drawer(false)) };
}

describe('Drawer', () => {
  it('opens as a modal dialog', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('is hidden and empty while closed', () => {
    show(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  });

  it('shows the first menu at once, then the other and the plain links', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Foundation' })).toBeVisible();
    await screen.findByRole('link', { name: 'HOME' });
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent).join(', ')).toBe(
      `${MAKEUP}, ${HAIR}, HOME, CUSTOMER VISIT SHOP, CUSTOMER REVIEWS, CONTACT US, Offers, How to buy, Saved`,
    );
    const names = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(names).toEqual(['MAKEUP', 'HAIR']);
    expect(screen.getByRole('dialog')).toHaveTextContent('Open: Mon 11 am to 7 pm');
  });

  it('begins with the other languages', () => {
    show();
    const links = screen.getAllByRole('link');
    expect(links.slice(0, 2).map((link) => link.textContent)).toEqual(['বাংলা', 'हिंदी']);
  });

  it('has the search on top, which leads to the results', async () => {
    mockSearchApi({ status: 503 });
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('red lipstick{Enter}');
    expect(push).toHaveBeenCalledWith('/search', '/search?q=red+lipstick');
  });

  it.each(['routeChangeStart', 'hashChangeStart'] as const)(
    'closes when the page is left: %s',
    (step) => {
      const { onClose } = show();
      Router.events.emit(step);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['Call us', 'tel:+910000000000'],
    ['WhatsApp us (opens in a new tab)', 'https://wa.me/910000000000?text=I%20am%20Interested'],
    ['Facebook (opens in a new tab)', 'https://example.com/facebook'],
  ])('has the link "%s", which the header of a phone leaves to it', (name, address) => {
    show();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});
