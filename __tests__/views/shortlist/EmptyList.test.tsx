import { screen, within } from '@testing-library/react';
import { shortlist } from '@/device/shortlist';
import { openShortlist } from '../../helpers/openShortlist';

afterEach(() => {
  shortlist.change(() => []);
  window.history.replaceState(null, '', '/');
});

describe('an empty shortlist', () => {
  beforeEach(() => shortlist.change(() => []));

  it('shows a hint', async () => {
    await openShortlist();
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/');
    expect(document.querySelector('ul')).toBeNull();
  });

  it('shows good prices', async () => {
    const lens = { path: '/lens/a', slug: 'lens' as const, title: 'Lens A', price: 100 };
    const offers = { items: [{ kind: 'discounts' as const, offers: [lens] }], mayBeOld: false };
    await openShortlist('', undefined, { offers });
    const row = within(screen.getByRole('region', { name: 'Best prices today' }));
    expect(row.getByRole('heading', { name: 'Lens A' })).toBeVisible();
  });
});
