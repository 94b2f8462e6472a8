import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { Hero } from '@/views/home/Hero';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

describe('Hero', () => {
  it("is headed by the shop's name and town, above its promise", () => {
    renderInSite(<Hero messages={homeMessages} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Rupkatha Beauty, Berhampore' });
    expect(heading.nextElementSibling).toHaveTextContent('Beauty, with every price in the open');
  });

  it('offers WhatsApp before the call', () => {
    const { container } = renderInSite(<Hero messages={homeMessages} />);
    const [whatsApp, call, ...more] = linkTargets(container);
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=I%20am%20Interested$/);
    expect(call).toMatch(/^tel:/);
    expect(more).toEqual([]);
  });
});
