import { screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/categories';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { OtherProducts } from '@/views/OtherProducts';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

describe('OtherProducts', () => {
  it.each([
    ['its price', {}, 'Silk Touch Foundation ₹799'],
    ['that it is sold out', { soldOut: true as const }, 'Silk Touch Foundation Sold out'],
  ])('shows name and %s, with the heart and a link', (_what, different, said) => {
    const product = aProduct({ ...different }, 'mrp', 'off', 'image');
    renderInSite(
      <OtherProducts
        onShelf={{ others: [product] }}
        category={findCategory('Foundation')}
        messages={productPageMessages}
      />,
    );
    expect(textPieces(screen.getByRole('article'))).toBe(`Foundation ${said}`);
    expect(screen.getByRole('button', { name: 'Save: Silk Touch Foundation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Silk Touch Foundation' })).toHaveAttribute(
      'href',
      '/Foundation/silk-touch-foundation-01_silk_touch',
    );
  });
});
