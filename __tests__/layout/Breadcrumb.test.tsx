import { screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { renderInSite } from '../helpers/renderInSite';

describe('Breadcrumb', () => {
  it('links to the home page and names the current page', () => {
    renderInSite(<Breadcrumb title="Clip & Kata" />);
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    const [home, here] = trail.getAllByRole('listitem');
    expect(home).toHaveTextContent('Home');
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(here).toHaveTextContent('Clip & Kata');
    expect(here).toHaveAttribute('aria-current', 'page');
  });
});
