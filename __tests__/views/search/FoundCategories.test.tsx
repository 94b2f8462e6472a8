import { screen } from '@testing-library/react';
import { FoundCategories } from '@/views/search/FoundCategories';
import { renderInSite } from '../../helpers/renderInSite';

describe('FoundCategories', () => {
  it('links to the shelves by name, each with its picture', () => {
    renderInSite(<FoundCategories slugs={['Primer', 'Toner']} onFollow={() => {}} />);
    expect(screen.getByRole('link', { name: 'Toner' })).toHaveAttribute('href', '/Toner');
    expect(screen.getAllByRole('presentation')).toHaveLength(2);
  });
});
