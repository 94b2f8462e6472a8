import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { shortlist } from '@/product/shortlist';
import { PrivacyView } from '@/views/PrivacyView';
import { listedProducts } from '../helpers/listedProducts';
import { renderInSite } from '../helpers/renderInSite';
import { setShortlist } from '../helpers/setShortlist';

describe('PrivacyView', () => {
  const erase = async () => {
    renderInSite(<PrivacyView messages={privacyMessages} />, { path: '/privacy' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete all of this' }));
    expect(await screen.findByText('Deleted.')).toBeVisible();
  };

  it('erases all that is stored, what earlier versions of the site stored too', async () => {
    setShortlist(['blush', listedProducts.rose]);
    localStorage.setItem('recently-seen', '{}');
    await erase();
    expect(shortlist.read()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('says so where the browser refuses storage and workers', async () => {
    const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
    const serviceWorker = { getRegistrations: refuse };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    await erase();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});
