import { screen, within } from '@testing-library/react';
import { Footer } from '@/layout/footer/Footer';
import { FooterGroup } from '@/layout/footer/FooterGroup';
import { shop } from '@/shop/shop';
import { renderInSite } from '../../helpers/renderInSite';
import { specifiedCategories } from '../../helpers/specifiedCategories';

const { credit } = shop;

describe('Footer', () => {
  it('has the address of the shop', () => {
    renderInSite(<Footer />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      '00 Demo Road, Berhampore, Murshidabad, West Bengal 742103',
    );
  });

  it.each([
    ['+91 00000 00000', 'tel:+910000000000'],
    ['WhatsApp us (opens in a new tab)', 'https://wa.me/910000000000?text=I%20am%20Interested'],
    ['demo@example.com', 'mailto:demo@example.com'],
    ['Offers', '/offers'],
    ['How to buy', '/how-to-buy'],
    ['Contact us', '/contact-us'],
  ])('has the link "%s"', (name, address) => {
    renderInSite(<Footer />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('links to each shelf once, by its title', () => {
    renderInSite(<Footer />);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    const shelves = specifiedCategories.map(([slug, title]) => [`/${slug}`, title]);
    const paths = shelves.map(([path]) => path);
    expect(links.filter(([path]) => paths.includes(path ?? '')).sort()).toEqual(shelves.sort());
  });

  it.each([
    [false, 0],
    [true, 3],
  ])('has three groups; with a wide viewport %s, %i of them are open', (matches, open) => {
    const anyWidth = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...anyWidth, matches });
    const { container } = renderInSite(<Footer />);
    expect(container.querySelectorAll('details')).toHaveLength(3);
    expect(container.querySelectorAll('details[open]')).toHaveLength(open);
  });

  it("links to the shop's social pages in new tabs, with the specification's labels", () => {
    renderInSite(<Footer />);
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['Facebook', 'Youtube', 'Instagram', 'X'].map((name) => `${name} (opens in a new tab)`),
    );
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('leaves out the credit when none is set', () => {
    Reflect.deleteProperty(shop, 'credit');
    renderInSite(<Footer />);
    Object.assign(shop, { credit });
    expect(screen.getByText(/^©/)).toBeVisible();
    expect(screen.queryByText(/Website by/)).not.toBeInTheDocument();
  });

  it('has a copyright line and the credit', () => {
    renderInSite(<Footer />);
    expect(screen.getByText(/^©.*Rupkatha Beauty/)).toBeVisible();
    expect(screen.getByText('Website by Alpona Web')).toBeVisible();
  });

  it.each([true, false])(
    'shows the demo notice only for the demo catalogue: %s',
    (showsDemoCatalogue) => {
      jest.replaceProperty(shop, 'showsDemoCatalogue', showsDemoCatalogue);
      renderInSite(<Footer />);
      expect(screen.queryAllByText(/This is a demo/)).toHaveLength(showsDemoCatalogue ? 1 : 0);
    },
  );
});

describe("the footer's visitor counter", () => {
  afterEach(() => {
    Reflect.deleteProperty(shop, 'visitorCounter');
  });

  it('loads directly from its third party when it is set', () => {
    Object.assign(shop, { visitorCounter: 'https://counter.example.net/count.php?shop=7' });
    renderInSite(<Footer />);
    expect(screen.getByRole('img', { name: 'Number of visitors' })).toHaveAttribute(
      'src',
      'https://counter.example.net/count.php?shop=7',
    );
  });
});

function links() {
  renderInSite(<FooterGroup group="brands" />);
  return screen
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const brands = [
  ['Huda Brand', '/huda-brand'],
  ['Makezmia Brand', '/MakezmiaBrand'],
  ['Ikonic Brand', '/ikonic-brand'],
  ['Carnival Brand', '/carnival-brand'],
];

describe('FooterGroup', () => {
  it('lists the shelves of its group by their titles under its name', () => {
    expect(links()).toEqual(brands);
    expect(screen.getByRole('heading', { name: 'BRANDS' })).toBeInTheDocument();
  });
});
