import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { ShopAnswers } from '@/views/ShopAnswers';
import { aNotice } from '../helpers/aNotice';
import { cacheWithNotice } from '../helpers/cacheWithNotice';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

const own = { payment: 'Cash or UPI', exchange: 'Within 7 days', original: 'Original' };

const delivery = [
  { area: 'Town', terms: 'today, ₹30' },
  { area: 'Elsewhere', terms: '2 days, ₹60' },
  { area: 'Other places', terms: 'by courier' },
];

describe('ShopAnswers', () => {
  it('says what the shop has told, each answer with a link to its part of "How to buy"', () => {
    renderInSite(<ShopAnswers messages={{ ...homeMessages.answers, own }} />, {
      client: cacheWithNotice({ ...aNotice, delivery }),
    });
    const said = textPieces(screen.getByRole('list'));
    expect(said).toMatch(/Home Delivery Available Town: today, ₹30 Elsewhere: 2 days, ₹60 Cash/);
    for (const [name, part] of [
      ['Try it at the counter', 'visit'],
      ['Home Delivery Available', 'delivery'],
      ['Cash or UPI', 'payment'],
      ['Within 7 days', 'exchange'],
      ['Original', 'original'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/how-to-buy#${part}`);
  });

  it('leaves out what is not known', () => {
    renderInSite(
      <ShopAnswers
        messages={{ ...homeMessages.answers, own: {} }}
        product={{ noDelivery: true }}
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Directions/ })).toBeVisible();
  });

  it.each([
    [{}, 'Home Delivery Available Ask us'],
    [{ noDelivery: true as const }, 'Ask us'],
  ])('says of a product with %j below the counter: %s', (different, line) => {
    const product = { ...different, delivery: 'Ask us' };
    renderInSite(<ShopAnswers messages={{ ...homeMessages.answers, own: {} }} product={product} />);
    const [, said] = screen.getAllByRole('listitem');
    expect(textPieces(said as HTMLElement)).toBe(line);
  });
});
