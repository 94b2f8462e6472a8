import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addRecentlyViewed, recentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { rememberSearch } from '@/search/recentSearches';
import { PrivacyView } from '@/views/PrivacyView';
import { ViewedProducts } from '@/views/recentlyViewed/ViewedProducts';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';

beforeEach(() => {
  rememberViewed(true);
  for (const id of ['a', 'b']) addRecentlyViewed('lens', aProduct({ id, title: `Lens ${id}` }));
});

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('ViewedProducts', () => {
  it("lists viewed products, latest first, without the page's own product", () => {
    renderInSite(<ViewedProducts except="lens/a" />);
    expect(links()).toEqual(['Lens b', 'What stays on this device']);
    expect(screen.getByRole('link', { name: 'Lens b' })).toHaveAttribute('href', '/lens/lens-b-b');
  });

  it('renders nothing when nothing was viewed', () => {
    rememberViewed(true);
    renderInSite(<ViewedProducts />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    ['Forget these', 'Forgotten.', false],
    ['Stop remembering', 'From now on, what you look at is not remembered.', true],
  ])('is cleared with one press: %s', async (press, said, isOff) => {
    renderInSite(<ViewedProducts />);
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(links()).toEqual(['What stays on this device']);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(recentlyViewed.read()).toEqual({ isOff, products: [] });
  });
});

describe('PrivacyView', () => {
  it('shows what is stored, clears it, and turns remembering off and on', async () => {
    renderInSite(<PrivacyView messages={privacyMessages} />);
    expect(screen.getByText('Looked at: 2 products')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Forget what you looked at' }));
    expect(screen.getByText('Looked at: 0 products')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    await userEvent.click(screen.getByRole('button', { name: 'Stop remembering' }));
    expect(screen.getByText('What you look at is not remembered')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start remembering again' }));
    expect(screen.getByText('Looked at: 0 products')).toBeVisible();

    act(() => rememberSearch('kajol'));
    expect(screen.getByText('Searched: one thing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Forget what you searched for' }));
    expect(screen.getByText('Searched: 0 things')).toBeVisible();
  });
});
