import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortlist } from '@/device/shortlist';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { PrivacyView } from '@/views/PrivacyView';
import { Rail } from '@/views/Rail';
import { VideoList } from '@/views/VideoList';
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

describe('VideoList', () => {
  it('has a button for each video, with a default name without a title', () => {
    const media = { youTubeId: 'dQw4w9WgXcQ' };
    renderInSite(
      <VideoList
        videos={[
          { id: 'a', title: 'Gajra rings', media },
          { id: 'b', media },
        ]}
        list={Rail}
      />,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Play: Gajra rings', 'Play: Video from the shop']);
  });

  it('shows a message and contact links when there are no videos', () => {
    renderInSite(<VideoList videos={[]} list={Rail} />);
    expect(
      screen.getByRole('heading', { level: 3, name: 'Nothing to show right now' }),
    ).toBeVisible();
    expect(screen.getByText(/We add new photos and clips from time to time/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^WhatsApp us/ })).toBeVisible();
  });
});
