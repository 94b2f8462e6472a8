import { screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { bengali } from '@/messages/bn/bengali';
import { SmallCard } from '@/product/SmallCard';
import { SmallProductCard } from '@/product/SmallProductCard';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

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

  it('has an empty frame as long as the picture is unknown', () => {
    const { container } = renderInSite(<SmallCard picture={undefined} title="Silk" name="span" />);
    expect(textPieces(container)).toBe('Silk');
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });
});

describe('SmallProductCard', () => {
  it.each([
    ['its price', {}, 'Silk Touch Foundation ₹799'],
    ['that it is sold out', { soldOut: true as const }, 'Silk Touch Foundation Sold out'],
  ])('shows name and %s, with the heart and a link', (_what, different, said) => {
    const product = aProduct({ ...different }, 'mrp', 'off', 'image');
    renderInSite(<SmallProductCard product={product} category={findCategory('Foundation')} />);
    expect(textPieces(screen.getByRole('article'))).toBe(`Foundation ${said}`);
    expect(screen.getByRole('button', { name: 'Save: Silk Touch Foundation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Silk Touch Foundation' })).toHaveAttribute(
      'href',
      '/Foundation/silk-touch-foundation-01_silk_touch',
    );
  });
});
