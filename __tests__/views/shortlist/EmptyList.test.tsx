import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortlist } from '@/device/shortlist';
import { storedSender } from '@/device/storedSender';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose } = listedProducts;

beforeEach(() => storedSender.change(() => storedSender.empty));
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

const FAR_DAY = '2199-11-25';

async function open() {
  setShortlist(['blush', rose]);
  await openShortlist();
  return userEvent.setup();
}

/** What the message says between the total and the link. */
function said() {
  const link = screen.getByRole('link', { name: /^Send the list on WhatsApp/ });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  return text.split('\n').slice(3, -1);
}

const dayField = () => screen.getByLabelText('A day that suits you');

describe('the fields for name and day', () => {
  it('add nothing to the message while they are empty', async () => {
    await open();
    expect(said()).toEqual([]);
  });

  it('add a line each to the message and to the copied text', async () => {
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'রিনা *Das*');
    fireEvent.change(dayField(), { target: { value: FAR_DAY } });
    const lines = ['Name: রিনা ∗Das∗', 'Day: 25 November 2199'];
    expect(said()).toEqual(lines);
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toContain(lines.join('\n'));
  });

  it('say that the visitor comes to the shop', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'I’ll come to the shop' }));
    expect(said()).toEqual(['I’ll come to the shop']);
  });

  it('leave out a day that is past', async () => {
    await open();
    fireEvent.change(dayField(), { target: { value: '2020-11-25' } });
    expect(said()).toEqual([]);
  });

  it('are kept on the device until one press erases them', async () => {
    storedSender.change(() => ({ name: 'Rina', comes: false, day: FAR_DAY }));
    const user = await open();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Rina');
    await user.click(screen.getByRole('button', { name: 'Erase name and day' }));
    expect(said()).toEqual([]);
    expect(localStorage.getItem('sender')).toBeNull();
  });
});
