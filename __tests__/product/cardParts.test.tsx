import { fireEvent, screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/categories';
import type { PriceFields } from '@/catalogue/honestPrice';
import { bengali } from '@/messages/bn/bengali';
import { CategoryTile } from '@/product/CategoryTile';
import { Price } from '@/product/Price';
import { SmallCard } from '@/product/SmallCard';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

function showPrice(product: PriceFields): HTMLElement {
  return renderInSite(<Price product={product} />).container;
}

describe('Price', () => {
  it.each<[what: string, product: PriceFields, line: string]>([
    ['all three', { mrp: 999, off: 20, price: 799 }, '₹799 M.R.P. ₹999 20% OFF'],
    ['no price', {}, 'Price on request'],
    ['no discount', { mrp: 500, price: 450 }, '₹450 M.R.P. ₹500'],
    ['a sold-out product', { price: 799, soldOut: true }, '₹799 Sold out'],
    ['a sold-out product without a price', { soldOut: true }, 'Sold out'],
  ])('shows the right line with %s', (_what, product, line) => {
    expect(textPieces(showPrice(product))).toBe(line);
  });

  it('strikes through only the M.R.P.', () => {
    const struck = showPrice({ mrp: 999, off: 20, price: 799 }).querySelectorAll('s, del');
    expect([...struck].map(({ textContent }) => textContent)).toEqual(['₹999']);
  });
});

const picture = { src: '/pictures/products/Foundation-1.webp' };

describe('SmallCard', () => {
  it('shows picture and name, and below the name what the card says', () => {
    const card = (
      <SmallCard root="article" picture={picture} title="Silk Touch" name="h3">
        <p>₹799</p>
      </SmallCard>
    );
    const { container } = renderInSite(card);
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('Foundation-1'),
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Silk Touch' })).toBeVisible();
    expect(textPieces(container)).toBe('Silk Touch ₹799');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('links its name to the page of the product', () => {
    renderInSite(<SmallCard picture={picture} title="Silk" name="h3" href="/Foundation/silk-1" />, {
      language: bengali,
    });
    expect(screen.getByRole('link', { name: 'Silk' })).toHaveAttribute(
      'href',
      '/bn/Foundation/silk-1',
    );
  });
});

function showCategory(slug: string) {
  return renderInSite(<CategoryTile category={findCategory(slug)} />);
}

describe('CategoryTile', () => {
  it('links to its shelf by its name', () => {
    showCategory('Moistraizer');
    expect(screen.getByRole('heading', { name: 'Moisturizer' })).toBeVisible();
    const details = screen.getByRole('link', { name: 'Moisturizer View Details' });
    expect(details).toHaveAttribute('href', '/Moistraizer');
    expect(details).toHaveTextContent('View Details');
  });

  it("shows the category's picture, and does not repeat its name when loading fails", () => {
    showCategory('Primer');
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', expect.stringContaining('Primer-1.webp'));
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(screen.getAllByText('Primer')).toHaveLength(1);
  });
});
