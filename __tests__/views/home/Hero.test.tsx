import { homeMessages } from '@/messages/en/homeMessages';
import { Hero } from '@/views/home/Hero';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

describe('Hero', () => {
  it('offers WhatsApp before the call', () => {
    const { container } = renderInSite(<Hero messages={homeMessages} />);
    const [whatsApp, call, ...more] = linkTargets(container);
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=I%20am%20Interested$/);
    expect(call).toMatch(/^tel:/);
    expect(more).toEqual([]);
  });
});
