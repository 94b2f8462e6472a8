import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { storedSender } from '@/device/storedSender';
import { deliveryMessages } from '@/messages/en/deliveryMessages';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { DeliveryCheck } from '@/product/delivery/DeliveryCheck';
import { DeliveryContext } from '@/product/delivery/DeliveryContext';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { readDelivery } from '@/shop/delivery/readDelivery';
import { renderWhole } from '../../helpers/renderWhole';

const { areas } = readDelivery('742101-742103: today, free above 999, else 30; 742*: 60');

function check(known: readonly DeliveryArea[] | undefined, price?: number) {
  return (
    <DeliveryContext value={known}>
      <DeliveryCheck price={price} messages={deliveryMessages} />
    </DeliveryContext>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Delivery to your PIN code' });
/** What is said below the field, and announced. */
const answer = () => document.querySelector('[aria-live=polite]') as HTMLElement;
/** What the tick is drawn in: there is one where the owner says more than to ask. */
const tick = () => answer().querySelector('svg');
const EXAMPLE = 'For example, to 742103: today, free above ₹999, otherwise ₹30.';
const WRONG = 'A PIN code has six digits, and the first is not 0.';

beforeEach(() => storedSender.change(() => storedSender.empty));

describe('DeliveryCheck', () => {
  it('answers at the sixth digit, asks no server, and keeps the PIN code on the device', async () => {
    const fetch = jest.spyOn(window, 'fetch');
    const into = jest.spyOn(Element.prototype, 'scrollIntoView');
    await renderWhole(check(areas));
    expect(answer()).toHaveTextContent(EXAMPLE);
    expect(field()).toHaveAttribute('placeholder', '742103');
    expect(tick()).toBeNull();
    await userEvent.type(field(), '74210');
    expect(answer()).toHaveTextContent(/^Kept on this device, and sent only in the message/);
    await userEvent.type(field(), '2');
    expect(answer()).toHaveTextContent('To 742102: today, free above ₹999, otherwise ₹30.');
    expect(tick()).not.toBeNull();
    expect(field()).toHaveAccessibleDescription(/^To 742102/);
    // It would stand behind a phone's bottom bar.
    expect(into.mock.contexts.at(-1)).toContainElement(answer());
    expect(into).toHaveBeenLastCalledWith({ block: 'nearest' });
    expect(JSON.parse(localStorage.getItem('sender') ?? '')).toMatchObject({ pin: '742102' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('uses the price of what is bought', async () => {
    await renderWhole(check(areas, 1200));
    await userEvent.type(field(), '742102');
    expect(answer()).toHaveTextContent('To 742102: today, free.');
  });

  it('shows the PIN code that the device keeps, and forgets it when the field is emptied', async () => {
    storedSender.change((said) => ({ ...said, pin: '742199' }));
    await renderWhole(check(areas));
    expect(field()).toHaveValue('742199');
    expect(answer()).toHaveTextContent('To 742199: ₹60.');
    await userEvent.clear(field());
    expect(answer()).toHaveTextContent(EXAMPLE);
    expect(localStorage.getItem('sender')).toBeNull();
  });

  it('has no tick where one has to ask, and no example where nothing is known of the town', async () => {
    await renderWhole(check(readDelivery('700*: 90').areas));
    expect(answer()).toHaveTextContent(/^Kept on this device/);
    await userEvent.type(field(), '742101');
    expect(answer()).toHaveTextContent('To 742101: please ask us, by phone or on WhatsApp.');
    expect(tick()).toBeNull();
  });

  it.each([
    ['742 102', '742102'],
    ['৭৪২১০২', '742102'],
    ['7421029', '742102'],
    ['PIN', ''],
  ])('takes the digits of %j', async (typed, kept) => {
    await renderWhole(check(areas));
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue(kept);
  });

  it('says what is wrong at once if it begins with 0, and otherwise when the field is left', async () => {
    await renderWhole(check(areas));
    await userEvent.type(field(), '0');
    expect(answer()).toHaveTextContent(WRONG);
    expect(field()).toBeInvalid();
    await userEvent.clear(field());
    await userEvent.type(field(), '7421');
    expect(field()).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(answer()).toHaveTextContent(WRONG);
    expect(field()).toBeInvalid();
  });

  it('is not there when the owner says nothing about delivery', async () => {
    const { container } = await renderWhole(check(undefined));
    expect(container).toBeEmptyDOMElement();
  });

  it('has only its room in the static HTML, because it needs scripts', () => {
    const part = <LanguageProvider language={english}>{check(areas)}</LanguageProvider>;
    expect(renderToString(part)).toMatch(/^<div class="[^"]*"><\/div>$/);
  });
});
