import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortlist } from '@/device/shortlist';
import { storedSender } from '@/device/storedSender';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose } = listedProducts;

const FAR_DAY = '2199-11-25';

async function open() {
  setShortlist(['blush', rose]);
  await openShortlist();
  return userEvent.setup();
}

/** What the message says between the total and the link. */
function said() {
  const link = screen.getByRole('link', { name: /^Ask for all on WhatsApp/ });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  return text.split('\n').slice(3, -1);
}

const dayField = () => screen.getByLabelText('A day that suits you');

beforeEach(() => storedSender.change(() => storedSender.empty));
afterEach(() => {
  shortlist.change(() => []);
  window.history.replaceState(null, '', '/');
});

describe('the fields for name, PIN code and day', () => {
  it('add nothing to the message while they are empty', async () => {
    await open();
    expect(said()).toEqual([]);
  });

  it('add a line each to the message and to the copied text', async () => {
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'রিনা *Das*');
    await user.type(screen.getByRole('textbox', { name: 'PIN code, for delivery' }), '742 101 9');
    fireEvent.change(dayField(), { target: { value: FAR_DAY } });
    const lines = ['Name: রিনা ∗Das∗', 'PIN code: 742101', 'Day: 25 November 2199'];
    expect(said()).toEqual(lines);
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toContain(lines.join('\n'));
  });

  it('say that the visitor comes to the shop in place of the PIN code', async () => {
    const user = await open();
    const pin = screen.getByRole('textbox', { name: 'PIN code, for delivery' });
    await user.type(pin, '742101');
    await user.click(screen.getByRole('checkbox', { name: 'I’ll come to the shop' }));
    expect(said()).toEqual(['I’ll come to the shop']);
    expect(pin).toBeDisabled();
  });

  it('leave out a day that is past', async () => {
    await open();
    fireEvent.change(dayField(), { target: { value: '2020-11-25' } });
    expect(said()).toEqual([]);
  });

  it('are kept on the device until one press erases them', async () => {
    storedSender.change(() => ({ name: 'Rina', pin: '742101', comes: false, day: FAR_DAY }));
    const user = await open();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Rina');
    await user.click(screen.getByRole('button', { name: 'Erase name, PIN code and day' }));
    expect(said()).toEqual([]);
    expect(localStorage.getItem('sender')).toBeNull();
  });
});
