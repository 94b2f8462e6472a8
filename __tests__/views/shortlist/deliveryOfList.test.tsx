import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortlist } from '@/device/shortlist';
import { storedSender } from '@/device/storedSender';
import { readDelivery } from '@/shop/delivery/readDelivery';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose, coral, clear } = listedProducts;

const pin = () => screen.getByRole('textbox', { name: 'Delivery to your PIN code' });
const message = () => {
  const link = screen.getByRole('link', { name: /^Ask for all on WhatsApp/ });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');
};

beforeEach(() => storedSender.change(() => storedSender.empty));
afterEach(() => {
  shortlist.change(() => []);
  window.history.replaceState(null, '', '/');
});

describe('the shortlist of a shop with rules for delivery', () => {
  it('says what delivery of the whole list costs, and sends the PIN code with it', async () => {
    setShortlist(['blush', rose], ['blush', coral]);
    const { areas } = readDelivery('742*: soon, free above 999, else 60');
    await openShortlist('', undefined, areas);
    expect(screen.queryByText('PIN code, for delivery')).not.toBeInTheDocument();
    await userEvent.type(pin(), '742101');
    expect(screen.getByText('To 742101: soon, ₹60, free above ₹999.')).toBeVisible();
    expect(message()?.at(-2)).toBe('PIN code: 742101');
    await userEvent.click(screen.getByRole('button', { name: 'One more: Rose Blush' }));
    expect(screen.getByText('To 742101: soon, free.')).toBeVisible();
  });

  it('says the whole rule for delivery while a price is unknown', async () => {
    setShortlist(['blush', rose], ['lens', clear]);
    const { areas } = readDelivery('742*: free above 999, else 60');
    await openShortlist('', undefined, areas);
    await userEvent.type(pin(), '742101');
    expect(screen.getByText('To 742101: free above ₹999, otherwise ₹60.')).toBeVisible();
  });

  it('opens the fields for name and day only for what they hold', async () => {
    setShortlist(['blush', rose]);
    storedSender.change((said) => ({ ...said, pin: '742101' }));
    await openShortlist('', undefined, readDelivery('742*: 60').areas);
    expect(screen.getByText('Add your name or a day').closest('details')).not.toHaveAttribute(
      'open',
    );
  });
});
