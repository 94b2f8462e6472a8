import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { LightboxProps } from '@/media/Lightbox';
import { Rail } from '@/views/photosAndVideos/Rail';
import { ShopPhotos } from '@/views/photosAndVideos/ShopPhotos';
import { renderInSite } from '../../helpers/renderInSite';

const lightbox = { fetched: 0, fails: false };

// The real library needs layout measurements, which jsdom does not have.
jest.mock('@/media/Lightbox', () => {
  lightbox.fetched += 1;
  if (lightbox.fails) throw new Error('Failed to fetch');
  return {
    Lightbox: ({ photos, first, onClose }: LightboxProps) => (
      <dialog open aria-label={`${photos[first]?.title} of ${photos.length}`}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </dialog>
    ),
  };
});

const photos = [
  { id: 'a', title: 'The door', description: 'On Station Road', image: '/door.jpg' },
  // jsdom can navigate only within this page.
  { id: 'b', title: 'The counter', image: '/#counter.jpg' },
];

function show(different: Partial<ComponentProps<typeof ShopPhotos>> = {}) {
  renderInSite(
    <ShopPhotos
      photos={photos}
      list={Rail}
      sizesOf={(index) => `${index + 1}00px`}
      headingLevel="h3"
      {...different}
    />,
  );
}

function press(title: string) {
  return userEvent.click(screen.getByRole('button', { name: `Enlarge: ${title}` }));
}

beforeEach(() => {
  jest.resetModules();
  Object.assign(lightbox, { fetched: 0, fails: false });
  window.location.hash = '';
});

describe('ShopPhotos', () => {
  it('shows the title and description that the document has', () => {
    show({ photos: [...photos, { id: 'c', image: '/c.jpg' }] });
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'The door',
      'The counter',
      'Photo of the shop',
    ]);
    expect(screen.getByText('On Station Road')).toBeVisible();
  });

  it('loads the lightbox only after a press', () => {
    show();
    expect(lightbox.fetched).toBe(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Before it has been loaded: that happens once.
  it('opens the picture itself when the lightbox fails to load', async () => {
    lightbox.fails = true;
    show();
    await press('The counter');
    expect(window.location.href).toBe('http://localhost/#counter.jpg');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    lightbox.fails = false;
  });

  it('opens the pressed photo, closes it, and opens another', async () => {
    show();
    await press('The counter');
    expect(await screen.findByRole('dialog', { name: 'The counter of 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('The door');
    expect(await screen.findByRole('dialog', { name: 'The door of 2' })).toBeVisible();
  });
});
