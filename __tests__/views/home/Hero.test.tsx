import { homeMessages } from '@/messages/en/homeMessages';
import * as pictures from '@/shop/banner';
import { Hero } from '@/views/home/Hero';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

jest.mock('@/shop/banner', () => ({ __esModule: true, banner: '/pictures/banners/banner-4.jpg' }));

describe('Hero', () => {
  it('offers WhatsApp before the call', () => {
    const { container } = renderInSite(<Hero messages={homeMessages} />);
    const [whatsApp, call, ...more] = linkTargets(container);
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=I%20am%20Interested$/);
    expect(call).toMatch(/^tel:/);
    expect(more).toEqual([]);
  });

  it('has no arch where the shop has no picture', () => {
    const shown = renderInSite(<Hero messages={homeMessages} />);
    expect(shown.container.querySelectorAll('img')).toHaveLength(1);
    shown.unmount();
    Object.assign(pictures, { banner: undefined });
    const { container } = renderInSite(<Hero messages={homeMessages} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
