import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomBar } from '@/layout/BottomBar';
import { aRouter } from '../helpers/aRouter';
import { renderInSite } from '../helpers/renderInSite';

function show(path = '/') {
  const onMenu = jest.fn();
  renderInSite(<BottomBar onMenu={onMenu} />, { path });
  const bar = within(screen.getByRole('navigation', { name: 'Call, write or browse' }));
  return { onMenu, bar };
}

describe('BottomBar', () => {
  it.each([
    ['Call us', 'tel:+910000000000'],
    ['WhatsApp us', 'https://wa.me/910000000000?text=I%20am%20Interested'],
  ])('has the link "%s"', (label, address) => {
    const { bar } = show();
    expect(bar.getByText(label).closest('a')).toHaveAttribute('href', address);
  });

  it('has menu, search, shortlist and WhatsApp in this order at the top of a page', async () => {
    show();
    const reached: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      await userEvent.tab();
      reached.push(document.activeElement?.textContent);
    }
    expect(reached).toEqual(['Menu', 'Search', 'Kept', 'WhatsApp us (opens in a new tab)']);
  });

  it('has them on the page without a network, also where it stands in for the contact page', () => {
    const router = { ...aRouter('/contact-us'), route: '/offline' };
    renderInSite(<BottomBar onMenu={jest.fn()} />, { router });
    expect(screen.getByText('Call us')).toBeInTheDocument();
  });

  it.each(['/contact-us', '/contact-us?from=whatsapp'])(
    'hides call and WhatsApp on the contact page, which has both itself: %s',
    (path) => {
      const { bar } = show(path);
      const links = bar
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent);
      expect(links).toEqual(['Search', 'Kept']);
      expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
    },
  );
});
