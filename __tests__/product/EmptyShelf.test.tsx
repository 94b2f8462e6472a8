import { screen } from '@testing-library/react';
import { EmptyShelf } from '@/product/EmptyShelf';
import { renderInSite } from '../helpers/renderInSite';

describe('EmptyShelf', () => {
  it('shows the given texts with a heading of the given level', () => {
    renderInSite(
      <EmptyShelf texts={{ emptyHeading: 'No clip', empty: 'Come again.' }} level="h3" />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No clip' })).toBeVisible();
    expect(screen.getByText('Come again.')).toBeVisible();
    expect(screen.queryByText(/shelf/)).not.toBeInTheDocument();
  });

  it('says by default that the shelf is being filled', () => {
    renderInSite(<EmptyShelf />);
    expect(screen.getByRole('heading', { level: 2, name: 'New stock coming soon' })).toBeVisible();
  });

  it.each([
    ['Call us', 'tel:+910000000000'],
    ['WhatsApp us (opens in a new tab)', 'https://wa.me/910000000000?text=I%20am%20Interested'],
  ])('has the contact link "%s"', (name, address) => {
    renderInSite(<EmptyShelf />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});
