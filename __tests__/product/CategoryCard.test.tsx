import { fireEvent, screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { CategoryCard } from '@/product/CategoryCard';
import { renderInSite } from '../helpers/renderInSite';

function show(slug: string) {
  return renderInSite(<CategoryCard category={findCategory(slug)} />);
}

describe('CategoryCard', () => {
  it.each([
    ['Foundation', 'Foundation'],
    ['Moistraizer', 'Moisturizer'],
    ['Clip-kata', 'Clip & Kata'],
  ])('links to /%s with the title %s', (slug, title) => {
    show(slug);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    const details = screen.getByRole('link', { name: `${title} View Details` });
    expect(details).toHaveAttribute('href', `/${slug}`);
    expect(details).toHaveTextContent('View Details');
  });

  it("shows the category's picture, and does not repeat its name when loading fails", () => {
    show('Primer');
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', expect.stringContaining('Primer-1.webp'));
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(screen.getAllByText('Primer')).toHaveLength(1);
  });

  it('asks for no picture where the shelf has none', () => {
    const category = { ...findCategory('Primer'), slug: 'Nail-polish' };
    const { container } = renderInSite(<CategoryCard category={category} />);
    expect(screen.getByRole('heading', { name: 'Nail-polish' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});
