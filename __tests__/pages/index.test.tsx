import { within } from '@testing-library/react';
import { homeSectionPath } from '@/catalogue/addresses/addresses';
import HomePage, { getStaticProps } from '../../pages/index';
import { demoDocuments } from '../helpers/demoDocuments';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';
import { specifiedCategories } from '../helpers/specifiedCategories';
import { timesIn } from '../helpers/timesIn';

const makeupTitles =
  'Foundation,Eyeshadow,Concealer palate,Moisturizer,Primer,Lipe Palate,Highlighter,Blush,Fixer,Compact powder,Toner,Blender,Brush Set,Magic Drop,Eye Lash,Shimmer Palette,Lens Aqua,Brush Cleaner,Eye Kajol'.split(
    ',',
  );
const askOnly = ['Eye Lash Imagic', 'Eye Brow', 'Eye Liner', 'Mascara', 'Gitter'];
const everyMonth = '1 2 3 4 5 6 7 8 9 10 11 12';
const addresses = specifiedCategories.map(([slug]) => `/${slug}`);
const makeup = addresses.slice(0, 19);
const hair = addresses.slice(19, 35);

async function open() {
  return renderPage(HomePage, await getStaticProps());
}

describe('pages/index', () => {
  it('revalidates after 60 seconds and sends each document once', async () => {
    const { props, revalidate } = await getStaticProps();
    expect(revalidate).toBe(60);
    const videos = demoDocuments('VIDEO YOUTUBE').filter((one) => 'Vedioyoutube' in one);
    const documents = [...videos, ...demoDocuments('VISIT-SHOP')];
    expect(documents.map(({ title }) => timesIn(props, title))).toEqual(Array(12).fill(1));
    const spoken = demoDocuments('VIDEO YOUTUBE').flatMap(({ words }) => words ?? []);
    expect(spoken.map((words) => timesIn(props, words))).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
  });

  it("has its one carousel, best prices, promises and, in its months, the Pujo collection, then the specification's sections", async () => {
    process.env.PUJO_MONTHS = everyMonth;
    const { main, inMain } = await open();
    const headings = inMain.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Rupkatha Beauty, Berhampore All beauty products, every price shown',
      'Best prices today',
      'Exclusive Pujo Collection!',
      'Our Brand',
      'Videos',
      'MAKEUP PRODUCTS',
      'HAIR PRODUCTS',
      'OUR REVIEWS',
      'CUSTOMER VISIT SHOP PHOTO',
    ]);
    expect(main.textContent).toMatch(
      /Welcome to Rupkatha Beauty.*Exclusive Pujo Collection.*Our Brand/,
    );
    const carousels = main.querySelectorAll('[aria-roledescription="carousel"]');
    expect([...carousels].map((one) => one.getAttribute('aria-label'))).toEqual([
      'From the counter',
    ]);
    expect(main.querySelector('section, [role="region"]')).toBe(carousels[0]);
    expect(main.textContent).toMatch(
      /Best prices today.*Home Delivery Available.*UPI.*Exchange.*Original.*Welcome to/,
    );
    expect(inMain.getByRole('link', { name: /^Cash or UPI/ })).toHaveAttribute(
      'href',
      '/how-to-buy#payment',
    );
  });

  it('has wishes above its goods, each a search for what it says', async () => {
    const { inMain } = await open();
    const wishes = inMain.getByRole('navigation', { name: 'Looking for' });
    expect(linkTargets(wishes)[0]).toBe('/search?q=Under+%E2%82%B9300');
    const offers = inMain.getByRole('region', { name: 'Best prices today' });
    expect(offers.compareDocumentPosition(wishes)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows the Pujo collection below the goods in other months', async () => {
    process.env.PUJO_MONTHS = everyMonth.replace(/\b11\b/, '');
    jest.useFakeTimers({ now: Date.parse('2026-10-31T19:00:00Z'), doNotFake: ['performance'] });
    const { props } = await getStaticProps();
    jest.useRealTimers();
    const { inMain } = await renderPage(HomePage, { props });
    const sections = inMain.getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent).slice(-4)).toEqual([
      'HAIR PRODUCTS',
      'Exclusive Pujo Collection!',
      'OUR REVIEWS',
      'CUSTOMER VISIT SHOP PHOTO',
    ]);
  });

  it('begins with the best offers of five shelves, the highest discount first, each linked to its product', async () => {
    const { inMain } = await open();
    const offers = within(inMain.getByRole('region', { name: 'Best prices today' }));
    const cards = offers.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards[0]).toMatch(/^Black Soft Fibre Bun Ring₹75 M.R.P.\u00a0₹150\s+50% OFF$/);
    const percents = cards.map((card) => Number(card?.match(/(\d+)% OFF/)?.[1]));
    expect(percents).toEqual([...percents].sort((a, b) => b - a));
    const shelves = linkTargets(offers.getByRole('list')).map((path) => path.split('/')[1]);
    expect(cards).toHaveLength(5);
    expect(new Set(shelves).size).toBe(5);
    expect(offers.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/offers');
  });

  it('has the sections that the menus link to, no fragment link without a target, no picture three times, six videos and three quotes with their clips', async () => {
    const { main, inMain } = await open();
    for (const [section, name] of [
      ['makeup', 'MAKEUP PRODUCTS'],
      ['hair', 'HAIR PRODUCTS'],
      ['brands', 'Our Brand'],
    ] as const) {
      const { hash } = new URL(homeSectionPath(section), 'http://localhost');
      const part = inMain.getByRole('region', { name });
      expect(`#${part.id}`).toBe(hash);
      expect(part).toHaveAttribute('tabindex', '-1');
    }
    const fragments = linkTargets(document.body).filter((target) => !/^(\/|[a-z]+:)/.test(target));
    expect(fragments).toEqual(['#page']);
    expect(document.getElementById('page')).toBe(document.querySelector('main'));
    const times = new Map<string, number>();
    for (const { src } of main.querySelectorAll('img')) {
      const { searchParams, pathname } = new URL(src);
      const picture = searchParams.get('url') ?? pathname;
      times.set(picture, (times.get(picture) ?? 0) + 1);
    }
    expect(times.size).toBeGreaterThanOrEqual(50);
    expect([...times].filter(([, shown]) => shown > 2)).toEqual([]);
    const videos = within(inMain.getByRole('region', { name: 'Videos' }));
    expect(videos.getAllByRole('button')).toHaveLength(6);
    const reviews = within(inMain.getByRole('region', { name: 'OUR REVIEWS' }));
    const said = reviews.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringMatching(/^I could try three shades.*Rina KhatunLalbagh$/),
      expect.stringMatching(/^For my sister’s wedding.*Ananya GhoshKandi$/),
      expect.stringMatching(/^They told me honestly.*Sabina YasminDomkal$/),
    ]);
    const clips = reviews.getAllByRole('button').map((play) => play.getAttribute('aria-label'));
    expect(clips).toEqual([1, 2, 3].map((n) => `Play: Review clip ${n}`));
  });

  it("has the cards in the specification's order: makeup, with a tile that asks for five goods without a page, and hair, with unique link names", async () => {
    const { inMain } = await open();
    const section = inMain.getByRole('region', { name: 'MAKEUP PRODUCTS' });
    const targets = linkTargets(section);
    expect(targets.slice(0, 19)).toEqual(makeup);
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      ...makeupTitles,
      'Also available, please ask',
    ]);
    const names = askOnly.join(', ');
    const ask = within(section).getByRole('link', {
      name: `Also available, please ask ${names} Ask on WhatsApp (opens in a new tab)`,
    });
    expect(ask).toHaveAttribute(
      'href',
      `https://wa.me/910000000000?text=${encodeURIComponent(`I am Interested in ${names}`)}`,
    );
    expect(targets).toHaveLength(20);
    const hairSection = inMain.getByRole('region', { name: 'HAIR PRODUCTS' });
    expect(linkTargets(hairSection)).toEqual(hair);
    const links = within(hairSection)
      .getAllByRole('link', { name: / View Details$/ })
      .map(({ textContent }) => textContent);
    expect(new Set(links).size).toBe(16);
  });
});
