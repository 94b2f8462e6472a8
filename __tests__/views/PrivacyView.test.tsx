import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepingChoice } from '@/device/keepingChoice';
import { storedSender } from '@/device/storedSender';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { lowData } from '@/ui/lowData';
import { PrivacyView } from '@/views/PrivacyView';
import { Rail } from '@/views/Rail';
import { VideoList } from '@/views/VideoList';
import { renderInSite } from '../helpers/renderInSite';

describe('PrivacyView', () => {
  it('says whether name or day are kept, and erases them', async () => {
    storedSender.change(() => ({ name: 'Rina', comes: false, day: '' }));
    renderInSite(<PrivacyView messages={privacyMessages} />, { path: '/privacy' });
    expect(screen.getByText('For your messages to us: your name or a day')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erase name and day' }));
    expect(screen.getByText('For your messages to us: nothing')).toBeVisible();
    expect(screen.getByText('Deleted.')).toBeVisible();
    expect(localStorage.getItem('sender')).toBeNull();
  });

  it.each([
    ['yes', 'on'],
    ['no', 'off'],
  ] as const)('says that less data was chosen: %s, and forgets it', async (choice, said) => {
    lowData.change(() => choice);
    renderInSite(<PrivacyView messages={privacyMessages} />, { path: '/privacy' });
    expect(screen.getByText(`Use less data: ${said}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Forget this choice' }));
    expect(screen.getByText('Use less data: not chosen')).toBeVisible();
    expect(localStorage.getItem('less-data')).toBeNull();
  });

  it.each(['Erase these pages', 'Stop keeping pages'])(
    'says that the kept pages are erased where the browser refuses storage and workers: %s',
    async (button) => {
      const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
      const serviceWorker = { getRegistrations: refuse };
      Object.defineProperty(navigator, 'serviceWorker', {
        configurable: true,
        value: serviceWorker,
      });
      renderInSite(<PrivacyView messages={privacyMessages} />, { path: '/privacy' });
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText('Deleted.')).toBeVisible();
      Reflect.deleteProperty(navigator, 'serviceWorker');
      act(() => keepingChoice.change(() => undefined));
    },
  );
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
