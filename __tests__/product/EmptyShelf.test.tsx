import { render, screen } from '@testing-library/react';
import { EmptyShelf } from '@/product/EmptyShelf';

describe('EmptyShelf', () => {
  it('says that nothing stands here', () => {
    render(<EmptyShelf />);
    expect(screen.getByRole('heading', { name: 'This shelf is being filled' })).toBeVisible();
  });

  it.each([
    ['Call us', 'tel:+910000000000'],
    ['WhatsApp us (opens in a new tab)', 'https://wa.me/910000000000?text=I%20am%20Interested'],
  ])('offers the way to ask "%s"', (name, address) => {
    render(<EmptyShelf />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});
