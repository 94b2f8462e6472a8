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
});
