import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { SearchField } from '@/layout/header/SearchField';
import { SearchLink } from '@/layout/header/SearchLink';
import { bengali } from '@/messages/bn/bengali';
import { connected } from '../../helpers/connected';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

const field = () => screen.getByRole('searchbox');

afterEach(() => connected());

describe('SearchField', () => {
  it.each([
    ['red & gold', '/search?q=red+%26+gold'],
    [' kajol ', '/search?q=kajol'],
    ['  ', '/search'],
  ])('leads from %j to %s', async (typed, address) => {
    mockSearchApi({ status: 503 });
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    renderInSite(<SearchField />);
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(push).toHaveBeenCalledWith(address);
  });

  it('is a form that works without a script, in the language of the page', () => {
    renderInSite(<SearchField />, { language: bengali });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/bn/search');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(field()).toHaveAttribute('name', 'q');
    expect(field()).toHaveAccessibleName('খুঁজুন');
  });

  it.each([
    ['the list of products', false, ['/api/search']],
    ['nothing where data is saved', true, []],
  ])('fetches on focus, and not before: %s', async (_what, saveData, wanted) => {
    connected({ saveData });
    const asked = mockSearchApi({ status: 503 });
    renderInSite(<SearchField />);
    expect(asked).toEqual([]);
    await userEvent.click(field());
    expect(asked).toEqual(wanted);
  });
});

describe('SearchLink', () => {
  it.each<[what: string, mean: (link: HTMLElement) => unknown]>([
    ['a touch', (link) => fireEvent.touchStart(link)],
    ['hover', (link) => userEvent.hover(link)],
    ['the keyboard’s focus', () => userEvent.tab()],
  ])('fetches its page and the list of products on %s, and not before', async (_what, mean) => {
    const asked = mockSearchApi({ status: 503 });
    const { router } = renderInSite(<SearchLink />);
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link).toHaveAttribute('href', '/search');
    expect(asked).toEqual([]);
    expect(router.prefetch).not.toHaveBeenCalled();
    await mean(link);
    expect(router.prefetch).toHaveBeenCalledWith('/search', '/search', { priority: true });
    expect(asked).toEqual(['/api/search']);
  });

  it('fetches nothing where data is saved', () => {
    connected({ saveData: true });
    const asked = mockSearchApi({});
    const { router } = renderInSite(<SearchLink />);
    fireEvent.focus(screen.getByRole('link', { name: 'Search' }));
    expect(router.prefetch).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('links to the search in the language of the page, and prefetches that', () => {
    mockSearchApi({ status: 503 });
    const { router } = renderInSite(<SearchLink />, { language: bengali });
    const link = screen.getByRole('link', { name: 'খুঁজুন' });
    expect(link).toHaveAttribute('href', '/bn/search');
    fireEvent.focus(link);
    expect(router.prefetch).toHaveBeenCalledWith('/bn/search', '/bn/search', { priority: true });
  });
});

const ids = ['01_kaj', '02_nee', '03_bro', '04_gre', '05_blu', '06_red', '07_gol'];
const list = [
  {
    slug: 'Eye-kajol',
    ids,
    titles: ids.map((id) => `Kajol ${id.slice(3)}`),
    prices: ids.map(() => 149),
    offs: ids.map(() => 0),
  },
];

async function show(typed: string, language?: typeof bengali) {
  mockSearchApi({ list });
  renderInSite(<SearchField suggests />, language ? { language } : {});
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, typed);
  return within(field.closest('form') as HTMLElement);
}

const settled = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('FieldResults', () => {
  it('are six links below the field, a shelf first, and say how many there are', async () => {
    const form = await show('kajol');
    await waitFor(() => expect(form.getAllByRole('link')).toHaveLength(6));
    const [shelf, product] = form.getAllByRole('link');
    expect(shelf).toHaveAttribute('href', '/Eye-kajol');
    expect(product).toHaveAttribute('href', '/Eye-kajol/kajol-kaj-01_kaj');
    expect(product).toHaveTextContent('Kajol kaj₹149');
    await settled(/^1 category, 7 products$/);
    await userEvent.tab();
    await userEvent.tab();
    expect(shelf).toHaveFocus();
  });

  it('close on Escape, which leads back to the field, and when the focus leaves', async () => {
    const form = await show('kajol');
    await form.findByRole('link', { name: 'Eye Kajol' });
    form.getByRole('link', { name: 'Eye Kajol' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(form.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('s');
    await form.findByRole('status');
    fireEvent.blur(screen.getByRole('searchbox'));
    expect(form.queryByRole('status')).not.toBeInTheDocument();
  });

  it('say in the language of the page what is not sold', async () => {
    const form = await show('razor', bengali);
    await settled(/^“razor” আমরা রাখি না$/);
    for (const role of ['link', 'list']) expect(form.queryByRole(role)).not.toBeInTheDocument();
  });

  it('are left out where the field is not in the header', async () => {
    mockSearchApi({ list });
    renderInSite(<SearchField onSearch={() => {}} />);
    await userEvent.type(screen.getByRole('searchbox'), 'kajol');
    expect(within(screen.getByRole('search')).queryByRole('status')).not.toBeInTheDocument();
  });
});
