import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlist } from '@/device/shortlist';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose, coral, clear } = listedProducts;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lines = () => shortlist.read().map(({ id, quantity, note }) => [id, quantity, note]);
/** What another tab adds. */
const added = (id: string) => toShortlisted({ slug: 'blush' }, { ...rose, id });
const another = (...ids: string[]) =>
  act(async () => shortlist.change((now) => [...now, ...ids.map(added)]));

beforeEach(async () => {
  setShortlist(['blush', rose, 3], ['blush', coral], ['lens', clear]);
  await openShortlist();
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('Undo in the shortlist', () => {
  it.each([
    [
      'a quantity',
      () => press('One more: Coral Blush'),
      [
        ['rose', 3, undefined],
        ['coral', 2, undefined],
        ['clear', 1, undefined],
      ],
    ],
    [
      'a note',
      async () => {
        await press('Add a note: Coral Blush');
        await userEvent.keyboard('red');
      },
      [
        ['rose', 3, undefined],
        ['coral', 1, 'red'],
        ['clear', 1, undefined],
      ],
    ],
    [
      'what another tab has added',
      () => another('new'),
      [
        ['rose', 3, undefined],
        ['coral', 1, undefined],
        ['clear', 1, undefined],
        ['new', 1, undefined],
      ],
    ],
    [
      'what another tab has added again',
      () => another('rose'),
      [
        ['coral', 1, undefined],
        ['clear', 1, undefined],
        ['rose', 1, undefined],
      ],
    ],
    [
      'what another tab has removed',
      () => act(async () => shortlist.change((now) => now.filter(({ id }) => id === 'clear'))),
      [
        ['rose', 3, undefined],
        ['clear', 1, undefined],
      ],
    ],
  ])('puts a product back, and leaves %s since', async (_what, change, expected) => {
    await press('Remove: Rose Blush');
    await change();
    await press('Undo');
    expect(lines()).toEqual(expected);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('puts an emptied list back before what was added since', async () => {
    await press('Clear the list');
    await another('new');
    await press('Undo');
    expect(lines().map(([id]) => id)).toEqual(['rose', 'coral', 'clear', 'new']);
  });

  it('waits, with the focus, while the list has no room', async () => {
    await press('Remove: Rose Blush');
    await another(...Array.from({ length: 38 }, (_, n) => `${n}`));
    await press('Undo');
    expect(lines()).toHaveLength(40);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await act(async () => shortlist.change((now) => now.slice(0, 39)));
    await press('Undo');
    expect(lines().map(([id]) => id)).toEqual(expect.arrayContaining(['rose', 'coral']));
  });

  it('has the focus after each removal, also where it stays in its place', async () => {
    for (const name of ['Remove: Clear Lens', 'Remove: Coral Blush']) {
      await press(name);
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    }
  });
});
