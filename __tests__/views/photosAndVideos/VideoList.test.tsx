import { screen } from '@testing-library/react';
import { Rail } from '@/views/photosAndVideos/Rail';
import { VideoList } from '@/views/photosAndVideos/VideoList';
import { renderInSite } from '../../helpers/renderInSite';

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
