import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '@/layout/header/SearchField';
import { bengali } from '@/messages/bn/bengali';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

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
    await settled(/^1 shelf, 7 products$/);
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
