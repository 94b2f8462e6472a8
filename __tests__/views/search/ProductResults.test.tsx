import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeSearchList } from '@/answers/search/makeSearchList';
import type { Product } from '@/catalogue/items';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import type { Language } from '@/messages/Language';
import { shortlist } from '@/product/shortlist';
import { unpackProducts } from '@/search/SearchList';
import { ProductResults } from '@/views/search/ProductResults';
import { aProduct } from '../../helpers/aProduct';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

/** Renders results for products of a shelf, parsed from the search list as in a browser. */
function show(
  items: readonly Product[],
  { hasPaused = false, details = {}, language = english as Language } = {},
) {
  mockSearchApi({ details: { parts: [], ids: [], images: [], ...details } });
  const products = unpackProducts(
    makeSearchList(new Map([['Primer', { readAt: 0, items }]])),
    language.code,
  );
  renderInSite(<ProductResults products={products} hasPaused={hasPaused} />, {
    language,
  });
}

describe('ProductResults', () => {
  it.each([
    [
      'the true percent when the typed one contradicts M.R.P. and price',
      aProduct({ mrp: 1000, price: 900, off: 50 }),
      '₹900 10% OFF',
    ],
    ['"sold out" instead of a percent', aProduct({ price: 750, soldOut: true }), '₹750 Sold out'],
  ])('shows name, shelf and price, with %s', (_what, product, cost) => {
    show([{ ...product, title: 'Rose Base' }]);
    expect(screen.getByRole('link')).toHaveTextContent(`Rose BasePrimer${cost}`);
  });

  it('has a heart that keeps the product with its whole id, once the id is known', async () => {
    const user = userEvent.setup();
    const image = '/pictures/products/Primer-1.webp';
    const details = { parts: ['01_rose_base'], ids: ['01-rose-base'], images: [image] };
    show([aProduct({ id: '01-rose-base', title: 'Rose Base' })], { hasPaused: true, details });
    const heart = await screen.findByRole('button', { name: 'Save: Rose Base', pressed: false });
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(shortlist.read()).toEqual([
      { slug: 'Primer', id: '01-rose-base', title: 'Rose Base', price: 799, image, quantity: 1 },
    ]);
  });

  it('keeps the name that it shows, and the one that the address is made of', async () => {
    const product = aProduct({ id: 'r', translations: { bn: { title: 'রোজ বেস' } } }, 'image');
    const details = { parts: ['r'], ids: ['r'], images: [''] };
    show([product], { hasPaused: true, details, language: bengali });
    expect(screen.getByRole('link', { name: /^রোজ বেস/ })).toHaveAttribute(
      'href',
      '/bn/Primer/silk-touch-foundation-r',
    );
    await userEvent.click(await screen.findByRole('button'));
    expect(shortlist.read()).toContainEqual({
      ...{ slug: 'Primer', id: 'r', title: 'রোজ বেস', price: 799, quantity: 1 },
      originalTitle: 'Silk Touch Foundation',
    });
  });
});
