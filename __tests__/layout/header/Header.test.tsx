import { screen, within } from '@testing-library/react';
import { Header } from '@/layout/header/Header';
import { shop } from '@/shop/shop';
import { renderWhole } from '../../helpers/renderWhole';
import { scrollPage } from '../../helpers/scrollPage';

/** The navigation. Parts of it are hidden here: the test's screen is narrow, where the drawer has them. */
function navigation() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

describe('Header', () => {
  it('links to the home page from its logo', async () => {
    await renderWhole(<Header />);
    const logo = screen.getByRole('link', { name: 'Rupkatha Beauty, home page' });
    expect(logo).toHaveAttribute('href', '/');
  });

  it('has links that call the shop and write to it', async () => {
    await renderWhole(<Header />);
    for (const [name, address] of [
      ['Call us +91 00000 00000', 'tel:+910000000000'],
      ['WhatsApp us (opens in a new tab)', 'https://wa.me/910000000000?text=I%20am%20Interested'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  it("has the specification's links and menus in the specified order", async () => {
    await renderWhole(<Header />);
    const whole = /^(HOME|CUSTOMER VISIT SHOP|CUSTOMER REVIEWS|CONTACT US|MAKEUP|HAIR)$/;
    const entries = navigation().getAllByText(whole);
    const address = (entry: HTMLElement) => entry.closest('a')?.getAttribute('href') ?? null;
    expect(entries.map((entry) => [entry.textContent, address(entry)])).toEqual([
      ['HOME', '/'],
      ['CUSTOMER VISIT SHOP', '/Visit-shop'],
      ['CUSTOMER REVIEWS', '/Reviewpage'],
      ['CONTACT US', '/contact-us'],
      ['MAKEUP', null],
      ['HAIR', null],
    ]);
  });

  it.each(['/contact-us', '/contact-us?from=whatsapp', '/contact-us#page'])(
    'marks the link of the current page: %s',
    async (path) => {
      await renderWhole(<Header />, { path });
      const marked = navigation().getAllByRole('link', { current: 'page', hidden: true });
      expect(marked.map((link) => link.textContent)).toEqual(['CONTACT US']);
    },
  );

  it.each([
    ['/', 1],
    ['/search', 0],
  ])('has a search field on %s: %d, because the search page has its own', async (path, fields) => {
    await renderWhole(<Header />, { path });
    expect(navigation().queryAllByRole('combobox', { hidden: true })).toHaveLength(fields);
  });

  it("links to the shop's social pages, each in a new tab", async () => {
    await renderWhole(<Header />);
    const list = within(screen.getByRole('list', { name: 'Follow us' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['Facebook', 'YouTube', 'Instagram', 'X'].map((name) => `${name} (opens in a new tab)`),
    );
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('has no social list when the shop has no social pages', async () => {
    jest.replaceProperty(shop, 'social', []);
    await renderWhole(<Header />);
    expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
  });
});

describe('Header on scroll', () => {
  const place = () => getComputedStyle(screen.getByRole('banner')).transform;

  afterEach(() => scrollPage(0));

  it.each<[what: string, heights: number[], away: boolean]>([
    ['somebody scrolls down', [300], true],
    ['the page is only a little way from the top', [40, 80], false],
    ['somebody scrolls back by a thumb’s breadth', [600, 580], false],
    ['the thumb trembles on the way down', [600, 595, 601, 594], true],
    ['somebody scrolls down very slowly', [400, 300, 306, 312], true],
    ['somebody is back at the top', [600, 0], false],
  ])('hides only while the page scrolls down: %s', async (_what, heights, away) => {
    await renderWhole(<Header />);
    const there = place();
    scrollPage(...heights);
    expect(place() !== there).toBe(away);
  });

  it('stays visible on a page that opens scrolled down', async () => {
    scrollPage(600);
    await renderWhole(<Header />);
    const there = place();
    scrollPage(605);
    expect(place()).toBe(there);
  });
});
