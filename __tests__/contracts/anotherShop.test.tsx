import '../helpers/asSweetShop';

import { act, screen, within } from '@testing-library/react';
import { sitemapPartNames } from '@/answers/files/sitemapPartNames';
import { makeSearchList } from '@/answers/search/makeSearchList';
import { bestOffers } from '@/catalogue/offers/bestOffers';
import { readAllShelves } from '@/data/shelves/allShelves';
import { dictionaries } from '@/messages/dictionaries';
import { offerTitles } from '@/messages/en/offerTitles';
import { createSearchIndex } from '@/search/createSearchIndex';
import { search } from '@/search/search';
import { beautyWordsRead } from '../../e2e/beautyWords';
import ShelfPage, { getStaticPaths, getStaticProps as shelf } from '../../pages/[category]';
import BengaliShelf, { getStaticProps as bengaliShelf } from '../../pages/bn/[category]';
import BengaliHome, { getStaticProps as bengaliHome } from '../../pages/bn/index';
import ContactPage, { getStaticProps as contact } from '../../pages/contact-us';
import HomePage, { getStaticProps as home } from '../../pages/index';
import OffersPage, { getStaticProps as offers } from '../../pages/offers';
import ReviewPage, { getStaticProps as reviews } from '../../pages/Reviewpage';
import VisitShopPage, { getStaticProps as photos } from '../../pages/Visit-shop';
import { aProduct } from '../helpers/aProduct';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';

const slugs =
  'Sandesh,Rosogolla,Chhanabora,Mishti-doi,Kalakand,Barfi,Nimki,Singara,Chanachur'.split(',');

/** The texts of the page and of the window's tab. */
const said = () => `${document.title} ${document.body.textContent}`;

const shelfOf = (category: string) => shelf({ params: { category } });

describe('a shop of sweets', () => {
  it('has a page for each of its shelves and none of the demo’s', async () => {
    const { paths } = await getStaticPaths({});
    expect(paths).toEqual(slugs.map((category) => ({ params: { category } })));
    expect(sitemapPartNames).toEqual(['_pages', ...slugs]);
  });

  it('shows its three groups on home, each with its shelves and goods without a page', async () => {
    const { inMain } = await renderPage(HomePage, await home());
    for (const [heading, own] of [
      ['Fresh chhana, made every morning', slugs.slice(0, 3)],
      ['Slowly boiled milk', slugs.slice(3, 6)],
      ['Savouries with your tea', slugs.slice(6)],
    ] as const) {
      const region = inMain.getByRole('region', { name: heading });
      const shelves = linkTargets(region).filter((path) => slugs.includes(path.slice(1)));
      expect(shelves).toEqual(own.map((slug) => `/${slug}`));
    }
    expect(inMain.getByText('Nolen gur')).toBeInTheDocument();
    expect(inMain.queryByRole('region', { name: /brand/i })).toBeNull();
  });

  it('has a menu of each group and all shelves in the footer', async () => {
    await renderPage(ShelfPage, await shelfOf('Nimki'), '/Nimki');
    const header = within(screen.getByRole('banner'));
    for (const name of ['CHHANA', 'CURD & KHEER', 'SAVOURIES'])
      expect(header.getAllByRole('button', { name, hidden: true })).not.toEqual([]);
    const footer = screen.getByRole('contentinfo');
    expect(linkTargets(footer)).toEqual(expect.arrayContaining(slugs.map((slug) => `/${slug}`)));
  });

  it('shows a shelf with its products, in the order of their ids, sold out last', async () => {
    const { inMain } = await renderPage(ShelfPage, await shelfOf('Mishti-doi'), '/Mishti-doi');
    expect(inMain.getByRole('heading', { level: 1, name: 'Mishti doi' })).toBeInTheDocument();
    const names = inMain.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(names.slice(0, 4)).toEqual([
      'Mishti Doi, Small Cup',
      'Mishti Doi, 1 kg Pot',
      'Mango Doi',
      'Nolen Gur Doi',
    ]);
    expect(document.title).toContain('Mishti doi');
  });

  it('speaks Bengali where it has Bengali words', async () => {
    const data = await bengaliShelf({ params: { category: 'Chhanabora' } });
    const { inMain } = await renderPage(BengaliShelf, data, '/bn/Chhanabora');
    expect(inMain.getByRole('heading', { level: 1, name: 'ছানাবড়া' })).toBeInTheDocument();
    expect(document.title).toContain('ছানাবড়া');
  });

  it.each([
    ['home', async () => renderPage(BengaliHome, await bengaliHome(), '/bn')],
    [
      'the shelf',
      async () =>
        renderPage(
          BengaliShelf,
          await bengaliShelf({ params: { category: 'Chanachur' } }),
          '/bn/Chanachur',
        ),
    ],
  ])('marks names without a translation as English on %s', async (_page, open) => {
    await open();
    const names = screen.getAllByText(
      /^(Our own mixture.*|Chanachur|Savouries.*|(All )?savouries)$/i,
    );
    expect(names.length).toBeGreaterThan(5);
    const unmarked = names.filter((name) => !name.closest('[lang="en"]'));
    expect(unmarked.map(({ outerHTML }) => outerHTML)).toEqual([]);
    for (const name of screen.getAllByText('শিঙাড়া')) expect(name.closest('[lang]')).toBeNull();
  });

  it('offers English and Bengali, and nothing else', async () => {
    await renderPage(ShelfPage, await shelfOf('Barfi'), '/Barfi');
    await act(async () => {});
    const targets = linkTargets(document.body);
    expect(targets).toContain('/bn/Barfi');
    expect(targets.filter((path) => path.startsWith('/hi'))).toEqual([]);
    expect(said()).not.toContain('हिन्दी');
  });

  it.each([
    ['rasgulla', 'Rosogolla', 'Small Rosogolla'],
    ['সন্দেশ', 'Sandesh', 'Norom Pak Sandesh'],
    ['chanabora', 'Chhanabora', 'Chhanabora'],
    ['samosa', 'Singara', 'Potato Singara'],
    ['nolen gur', 'Sandesh', 'Nolen Gur Sandesh'],
  ])('finds "%s" on the shelf %s', async (typed, category, title) => {
    const { messages } = dictionaries.en;
    const index = createSearchIndex(messages, makeSearchList(await readAllShelves()));
    const { categories, products } = search(typed, index);
    const shelves = [...categories, ...products.map(({ slug }) => slug)];
    expect(shelves).toContain(category);
    if (products.length > 0) expect(products.map((one) => one.title)).toContain(title);
  });
});

describe('a shop of another town', () => {
  it('says where it is on its pages, and nothing of the demo’s town', async () => {
    const { inMain } = await renderPage(ContactPage, await contact());
    expect(
      inMain.getByText(/^00 Demo Lane, Krishnanagar, Nadia, West Bengal 741101$/),
    ).toBeVisible();
    expect(said()).not.toMatch(/Berhampore|Murshidabad|7421/);
    expect(document.head.innerHTML).not.toMatch(/Berhampore|Baharampur|7421/);
  });

  it('bends its name in Bengali', async () => {
    await renderPage(BengaliHome, await bengaliHome(), '/bn');
    expect(said()).toContain('কৃষ্ণনগরে');
  });

  it('offers what costs less than it calls a low price, and calls it so', () => {
    const goods = [99, 100].map((price) => aProduct({ price }, 'mrp', 'off'));
    const found = bestOffers([['Sandesh', goods]], 5);
    expect(found?.offers.map(({ price }) => price)).toEqual([99]);
    expect(offerTitles.lowPrices).toBe('Under ₹100');
  });
});

describe('no word of a beauty shop', () => {
  it.each([
    ['home', async () => renderPage(HomePage, await home())],
    ['home in Bengali', async () => renderPage(BengaliHome, await bengaliHome(), '/bn')],
    ['a shelf', async () => renderPage(ShelfPage, await shelfOf('Sandesh'), '/Sandesh')],
    ['the offers', async () => renderPage(OffersPage, await offers(), '/offers')],
    ['the reviews', async () => renderPage(ReviewPage, await reviews(), '/Reviewpage')],
    ['the photos', async () => renderPage(VisitShopPage, await photos(), '/Visit-shop')],
  ] as const)('is on %s', async (_page, open) => {
    await open();
    expect(beautyWordsRead(said())).toEqual([]);
  });
});
