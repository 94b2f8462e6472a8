import { screen } from '@testing-library/react';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import * as bengali from '../../pages/bn/how-to-buy';
import * as hindi from '../../pages/hi/how-to-buy';
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

const NAMES = ['UPI', 'Google Pay, PhonePe, Paytm', 'BHIM'];

describe('pages/how-to-buy', () => {
  it('says in the words of the owner how one buys', async () => {
    jest.replaceProperty(howToBuyMessages, 'own', {
      payment: 'Cash or UPI.',
      exchange: 'Within 7 days.',
      original: 'With a bill.',
    });
    const { inMain } = await open();
    expect(inMain.getByRole('heading', { level: 1, name: 'How to buy' })).toBeVisible();
    expect(steps()).toEqual([
      'Ask us',
      'Payment',
      'Collect it from the shop, or get it delivered',
      'Exchange',
      'Original products',
    ]);
    for (const words of ['Cash or UPI.', 'Within 7 days.', 'With a bill.'])
      expect(inMain.getByText(words)).toBeVisible();
    expect(inMain.getByText(/00 Demo Road, Berhampore/)).toBeVisible();
    expect(inMain.getByRole('table', { name: 'Home delivery' })).toHaveTextContent(
      'Berhampore town' + 'today or tomorrow, free above ₹999, else ₹30',
    );
  });

  it('claims nothing that the owner has not said', async () => {
    jest.replaceProperty(howToBuyMessages, 'own', {});
    await open();
    expect(steps()).toEqual(['Ask us', 'Collect it from the shop, or get it delivered']);
  });

  it.each([
    ['Bengali', bengali, /ক্যাশ বা UPI.*রূপকথা বিউটি, 00 ডেমো রোড.*7 দিনের মধ্যে.*সব জিনিস অরিজিনাল/s],
    ['Hindi', hindi, /कैश या UPI.*रूपकथा ब्यूटी, 00 डेमो रोड.*7 दिन के अंदर.*सारा सामान ओरिजिनल/s],
  ])('is in %s alone', async (_language, page, said) => {
    const { main } = await renderPage(page.default, await page.getStaticProps(), '/how-to-buy');
    expect(main).toHaveTextContent(said);
    // Marked as English is what has its name from elsewhere, and nothing else.
    const marked = [...main.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
    expect(new Set(marked)).toEqual(new Set(NAMES));
  });
});
