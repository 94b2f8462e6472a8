import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlist } from '@/device/shortlist';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';

const { rose } = listedProducts;

const message = () => {
  const link = screen.getByRole('link', { name: /^Ask for all on WhatsApp/ });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');
};

beforeEach(() => shortlist.change(() => []));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the shortlist', () => {
  it('has a line for each shade of a product, each with its own controls', async () => {
    const shades = [
      { name: 'Honey', colour: '#c68642' },
      { name: 'Ivory', soldOut: true as const },
    ];
    const shaded = { ...rose, shades };
    const kept = ['Honey', 'Ivory', 'Gone'].map((shade) =>
      toShortlisted({ slug: 'blush' }, shaded, 1, { name: shade }),
    );
    shortlist.change(() => kept);
    await openShortlist('', { blush: [shaded] });
    await userEvent.click(screen.getByRole('button', { name: 'One more: Rose Blush, Honey' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a note: Rose Blush, Gone' }));
    await userEvent.keyboard('or any');
    expect(message()?.slice(1, 4)).toEqual([
      '1. Rose Blush × 2, ₹450 each (Honey)',
      '2. Rose Blush, ₹450, sold out (Ivory)',
      '3. Rose Blush, ₹450 (Gone; or any)',
    ]);
    const headings = screen.getAllByRole('heading', { level: 2, name: 'Rose Blush' });
    const lines = headings.map((heading) => heading.closest('li')?.textContent);
    expect(lines[0]).toContain('Shade: Honey');
    expect(lines[1]).toContain('Sold out');
    expect(lines[2]).toContain('The shade Gone is not listed any more.');
    const links = screen.getAllByRole('link', { name: 'Rose Blush' });
    expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
      'shade=Honey',
      'shade=Ivory',
      undefined,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Rose Blush, Honey' }));
    expect(shortlist.read().map(({ shade }) => shade)).toEqual(['Ivory', 'Gone']);
  });

  it('gives a line its shade in its row, and has another line only by a press for that', async () => {
    const shaded = { ...rose, shades: [{ name: 'Honey', colour: '#c68642' }, { name: 'Ivory' }] };
    shortlist.change(() => [toShortlisted({ slug: 'blush' }, shaded, 2)]);
    await openShortlist('', { blush: [shaded] });
    const kept = () => shortlist.read().map(({ shade, quantity }) => [shade, quantity]);
    const another = () => screen.queryByRole('button', { name: /^Add another shade: / });
    expect(another()).not.toBeInTheDocument();
    const shadesOfRow = () => screen.getByRole('group', { name: /^Shade: / });
    expect(shadesOfRow()).toHaveTextContent(/Choose a shade$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Honey' }));
    expect(screen.getByRole('radio', { name: 'Honey' })).toHaveFocus();
    expect(shadesOfRow()).toHaveTextContent(/Ivory\s*Honey$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Ivory' }));
    expect(kept()).toEqual([['Ivory', 2]]);
    await userEvent.click(
      screen.getByRole('button', { name: 'Add another shade: Rose Blush, Ivory' }),
    );
    expect(kept()).toEqual([
      ['Ivory', 2],
      [undefined, 1],
    ]);
    const row = within(screen.getByRole('group', { name: 'Shade: Rose Blush' }));
    expect(row.getByRole('radio', { name: 'Honey' })).toHaveFocus();
    expect(row.getByRole('radio', { name: 'Ivory' })).toBeDisabled();
    await userEvent.keyboard(' ');
    expect(kept()).toEqual([
      ['Ivory', 2],
      ['Honey', 1],
    ]);
    expect(another()).not.toBeInTheDocument();
  });
});
