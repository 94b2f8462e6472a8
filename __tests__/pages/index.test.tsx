import { within } from '@testing-library/react';
import { homeSectionPath } from '@/catalogue/addresses';
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
const addresses = specifiedCategories.map(([slug]) => `/${slug}`);
const makeup = addresses.slice(0, 19);
const hair = addresses.slice(19, 35);

async function open() {
  return renderPage(HomePage, await getStaticProps());
}

async function openSection(name: string) {
  const { inMain } = await open();
  return inMain.getByRole('region', { name });
}

describe('pages/index', () => {
  it('revalidates after 60 seconds and sends each document once', async () => {
    const { props, revalidate } = await getStaticProps();
    expect(revalidate).toBe(60);
    const videos = demoDocuments('VIDEO YOUTUBE').filter((one) => 'Vedioyoutube' in one);
    const documents = [...videos, ...demoDocuments('VISIT-SHOP')];
    expect(documents.map(({ title }) => timesIn(props, title))).toEqual(Array(12).fill(1));
    expect(JSON.stringify(props)).not.toContain('Rina Khatun');
  });

  it("has the best offers and the shelf finder, then the specification's sections in order", async () => {
    const { inMain } = await open();
    const headings = inMain.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Rupkatha Beauty, Berhampore',
      'Best prices today',
      'Find your shelf',
      'Our Brand',
      'Videos',
      'Exclusive Pujo Collection!',
      'MAKEUP PRODUCTS',
      'HAIR PRODUCTS',
      'OUR REVIEWS',
      'CUSTOMER VISIT SHOP PHOTO',
    ]);
  });

  it('begins with the best price of five shelves, each linked to its product, and links to all offers', async () => {
    const offers = within(await openSection('Best prices today'));
    const cards = offers.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards[0]).toBe('Shiuli Ivory Soft Foundation₹375 M.R.P. ₹499 25% OFF');
    const shelves = linkTargets(offers.getByRole('list')).map((path) => path.split('/')[1]);
    expect(cards).toHaveLength(5);
    expect(shelves).toEqual([
      'Foundation',
      'Eyeshadow',
      'lipe-palate',
      'Hair-Machine',
      'Clip-kata',
    ]);
    expect(offers.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/offers');
  });

  it('shows the welcome marquee, then the carousel, then the brands', async () => {
    const { main } = await open();
    const text = main.textContent ?? '';
    expect(text).toMatch(/Welcome to Rupkatha Beauty.*Exclusive Pujo Collection.*Our Brand/);
    const parts = within(main)
      .getAllByRole('region')
      .map((part) => part.getAttribute('aria-label'));
    // The first regions are the offers and the shelf finder.
    expect(parts[2]).toBe('From the counter');
  });

  it('has the sections that the menus link to', async () => {
    const { inMain } = await open();
    for (const [section, name] of [
      ['makeup', 'MAKEUP PRODUCTS'],
      ['hair', 'HAIR PRODUCTS'],
      ['brands', 'Our Brand'],
    ] as const) {
      const { hash } = new URL(homeSectionPath({ slug: section }), 'http://localhost');
      const part = inMain.getByRole('region', { name });
      expect(`#${part.id}`).toBe(hash);
      expect(part).toHaveAttribute('tabindex', '-1');
    }
  });

  it('has the six videos and the six review clips', async () => {
    const { inMain } = await open();
    const videos = within(inMain.getByRole('region', { name: 'Videos' }));
    const clips = within(inMain.getByRole('region', { name: 'OUR REVIEWS' }));
    expect(videos.getAllByRole('button')).toHaveLength(6);
    expect(clips.getAllByRole('button', { name: /^Play: Review clip/ })).toHaveLength(6);
  });

  it("has 24 makeup cards in the specification's order: 19 shelves, and five with only a WhatsApp link", async () => {
    const section = await openSection('MAKEUP PRODUCTS');
    expect(within(section).getAllByRole('article')).toHaveLength(24);
    const targets = linkTargets(section);
    expect(targets.slice(0, 19)).toEqual(makeup);
    for (const target of targets.slice(19)) expect(target).toMatch(/^https:\/\/wa\.me\//);
    expect(targets).toHaveLength(24);
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([...makeupTitles, ...askOnly]);
  });

  it("has the 16 hair cards in the specification's order, with unique link names", async () => {
    const section = await openSection('HAIR PRODUCTS');
    expect(within(section).getAllByRole('article')).toHaveLength(16);
    expect(linkTargets(section)).toEqual(hair);
    const names = within(section)
      .getAllByRole('link', { name: /^View Details: / })
      .map((link) => link.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(16);
  });

  it('has no fragment link without a target', async () => {
    await open();
    const fragments = linkTargets(document.body).filter((target) => !/^(\/|[a-z]+:)/.test(target));
    expect(fragments).toEqual(['#page']);
    expect(document.getElementById('page')).toBe(document.querySelector('main'));
  });
});
