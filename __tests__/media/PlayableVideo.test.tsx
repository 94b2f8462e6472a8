import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { PlayableVideo } from '@/media/PlayableVideo';
import { renderInSite } from '../helpers/renderInSite';

const file = { file: '/pictures/clips/clip-1.mp4' };
const youTube = { youTubeId: 'dQw4w9WgXcQ' };

function show(props: Partial<ComponentProps<typeof PlayableVideo>> = {}) {
  renderInSite(
    <PlayableVideo title="Gajra rings" media={file} poster="/clip-1.jpg" shape="tall" {...props} />,
  );
}

function press() {
  return userEvent.click(screen.getByRole('button', { name: 'Play: Gajra rings' }));
}

describe('PlayableVideo', () => {
  it.each([
    ['a file', file],
    ['a YouTube video', youTube],
  ])('loads only the still of %s before the press', (_what, media) => {
    show({ media });
    expect(screen.queryByLabelText('Gajra rings')).not.toBeInTheDocument();
    expect(screen.queryByTitle('Gajra rings')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('clip-1.jpg'),
    );
  });

  it('plays a file inline with controls on one press', async () => {
    show();
    await press();
    const video = screen.getByLabelText('Gajra rings');
    expect(video).toHaveAttribute('src', '/pictures/clips/clip-1.mp4');
    for (const attribute of ['autoplay', 'controls', 'playsinline']) {
      expect(video).toHaveAttribute(attribute);
    }
    expect(video).not.toHaveAttribute('loop');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('plays a YouTube video on one press, without cookies and with the required referrer policy', async () => {
    show({ media: youTube });
    await press();
    const player = screen.getByTitle('Gajra rings');
    const { origin, pathname, searchParams } = new URL(player.getAttribute('src') ?? '');
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(searchParams.get('autoplay')).toBe('1');
    expect(player).toHaveAttribute('allow', expect.stringContaining('autoplay'));
    expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  it('returns a playing video to its still when another starts', async () => {
    show();
    show({ title: 'Jasmine bun', media: youTube });
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Play: Jasmine bun' }));
    expect(screen.getByTitle('Jasmine bun')).toBeVisible();
    expect(screen.queryByLabelText('Gajra rings')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play: Gajra rings' })).toBeVisible();
  });

  it('moves the focus from the pressed button to the player', async () => {
    show({ media: youTube });
    await press();
    expect(screen.getByTitle('Gajra rings')).toHaveFocus();
  });
});
