import { screen, waitFor } from '@testing-library/react';
import { FoundCategories } from '@/views/search/FoundCategories';
import { renderInSite } from '../../helpers/renderInSite';

describe('FoundCategories', () => {
  it('names the shelves at once, and has their pictures a frame later', async () => {
    renderInSite(<FoundCategories slugs={['Primer', 'Toner']} onFollow={() => {}} />);
    expect(screen.getByRole('link', { name: 'Toner' })).toHaveAttribute('href', '/Toner');
    expect(screen.queryAllByRole('presentation')).toHaveLength(0);
    await waitFor(() => expect(screen.getAllByRole('presentation')).toHaveLength(2));
  });
});
