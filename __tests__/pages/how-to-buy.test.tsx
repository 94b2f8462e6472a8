import { screen } from '@testing-library/react';
import { shop } from '@/shop/shop';
import HowToBuyPage, { getStaticProps } from '../../pages/how-to-buy';
import { renderPage } from '../helpers/renderPage';

async function open() {
  return renderPage(HowToBuyPage, await getStaticProps(), '/how-to-buy');
}

/** The headings of the steps. */
const steps = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('main'))
    .map(({ textContent }) => textContent);

describe('pages/how-to-buy', () => {
  it('says in the words of the owner how one buys', async () => {
    jest.replaceProperty(shop, 'payment', 'Cash or UPI.');
    jest.replaceProperty(shop, 'exchange', 'Within 7 days.');
    jest.replaceProperty(shop, 'original', 'With a bill.');
    const { inMain } = await open();
    expect(inMain.getByRole('heading', { level: 1, name: 'How to buy' })).toBeVisible();
    expect(steps()).toEqual([
      'Ask',
      'Pay',
      'Fetch it, or have it brought',
      'Exchange',
      'Original goods',
    ]);
    for (const words of ['Cash or UPI.', 'Within 7 days.', 'With a bill.'])
      expect(inMain.getByText(words)).toBeVisible();
    expect(inMain.getByText(/00 Demo Road, Berhampore/)).toBeVisible();
    expect(inMain.getByRole('textbox', { name: 'Delivery to your PIN code' })).toBeVisible();
  });

  it('claims nothing that the owner has not said', async () => {
    for (const fact of ['payment', 'exchange', 'original'] as const)
      jest.replaceProperty(shop, fact, undefined);
    await open();
    expect(steps()).toEqual(['Ask', 'Fetch it, or have it brought']);
  });
});
