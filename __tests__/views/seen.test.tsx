import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentlySeen, rememberSeen, setRemembering } from '@/device/recentlySeen';
import { rememberSearch } from '@/search/recentSearches';
import { PrivacyView } from '@/views/PrivacyView';
import { SeenProducts } from '@/views/seen/SeenProducts';
import { privacyWords } from '@/words/en/privacyWords';
import { seenWords } from '@/words/en/seenWords';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';

beforeEach(() => {
  setRemembering(true);
  for (const id of ['a', 'b']) rememberSeen('lens', aProduct({ id, title: `Lens ${id}` }));
});

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('what a visitor looked at', () => {
  it('stands there, the latest first, without what the page itself shows', () => {
    renderInSite(<SeenProducts except="lens/a" words={seenWords} />);
    expect(links()).toEqual(['Lens b', 'What stays on this device']);
    expect(screen.getByRole('link', { name: 'Lens b' })).toHaveAttribute('href', '/lens/lens-b-b');
  });

  it('is not there where there is nothing', () => {
    setRemembering(true);
    renderInSite(<SeenProducts words={seenWords} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    ['Forget these', 'Forgotten.', false],
    ['Stop remembering', 'From now on nothing of this is remembered.', true],
  ])('goes with one press: %s', async (press, said, isOff) => {
    renderInSite(<SeenProducts words={seenWords} />);
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(links()).toEqual(['What stays on this device']);
    expect(recentlySeen.read()).toEqual({ isOff, products: [] });
  });
});

describe('the page on what stays on the device', () => {
  it('says what is kept now, erases it, and turns remembering off and on', async () => {
    renderInSite(<PrivacyView words={privacyWords} />);
    expect(screen.getByText('Looked at: 2 products')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Forget what you looked at' }));
    expect(screen.getByText('Looked at: 0 products')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    await userEvent.click(screen.getByRole('button', { name: 'Stop remembering' }));
    expect(screen.getByText('What you look at is not remembered')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remember again' }));
    expect(screen.getByText('Looked at: 0 products')).toBeVisible();

    act(() => rememberSearch('kajol'));
    expect(screen.getByText('Searched: one thing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Forget what you searched for' }));
    expect(screen.getByText('Searched: 0 things')).toBeVisible();
  });
});
