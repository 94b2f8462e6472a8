import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Picture } from '@/pictures/Picture';
import { goOn } from '../helpers/goOn';

function aPicture(different: Partial<ComponentProps<typeof Picture>> = {}) {
  return (
    <Picture
      src="/pictures/rose.webp"
      alt="A rose"
      sizes="100vw"
      placeholder="Rose"
      {...different}
    />
  );
}

/** For the rest of a test: pictures of which the browser is done by the time the page comes alive. */
function loaded({ naturalWidth }: { naturalWidth: number }): void {
  const image = HTMLImageElement.prototype;
  jest.spyOn(image, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(image, 'currentSrc', 'get').mockReturnValue('http://localhost/rose.webp');
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

describe('Picture', () => {
  it.each([
    ['its own path', '/pictures/rose.webp'],
    ['a configured host', 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
  ])('with %s goes through the optimiser', (_what, src) => {
    render(aPicture({ src }));
    const address = screen.getByRole('img', { name: 'A rose' }).getAttribute('src') ?? '';
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(pathname).toBe('/_next/image');
    expect(searchParams.get('url')).toBe(src);
  });

  it('offers its widths and says how wide it is shown', () => {
    render(aPicture());
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('srcset', expect.stringMatching(/ 180w, .* 1600w$/));
    expect(picture).toHaveAttribute('sizes', '100vw');
  });

  it.each([
    'https://pictures.example.net/rose.jpg',
    'https://firebasestorage.googleapis.com.example.net/rose.jpg',
    'https://example.net/firebasestorage.googleapis.com/rose.jpg',
  ])('on a foreign host is asked for as it is: %s', (src) => {
    render(aPicture({ src }));
    const picture = screen.getByRole('img', { name: 'A rose' });
    expect(picture).toHaveAttribute('src', src);
    expect(picture).not.toHaveAttribute('srcset');
  });

  it('is another element when it is another picture, for the old one would stay in the same', () => {
    const { rerender } = render(aPicture());
    const rose = screen.getByRole('img');
    rerender(aPicture({ sizes: '50vw' }));
    expect(screen.getByRole('img')).toBe(rose);
    rerender(aPicture({ src: '/pictures/lily.webp' }));
    expect(screen.getByRole('img')).not.toBe(rose);
  });

  it('says its name where there is none', () => {
    render(aPicture({ src: undefined }));
    expect(screen.getByText('Rose')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is an arch without a word where nothing is to be written', () => {
    const { container } = render(aPicture({ src: undefined, placeholder: undefined }));
    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says its name where it can’t be loaded, until there is another', () => {
    const { rerender } = render(aPicture());
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Rose')).toBeVisible();
    rerender(aPicture({ src: '/pictures/lotus.webp' }));
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('lotus'));
    expect(screen.queryByText('Rose')).not.toBeInTheDocument();
  });

  it('says its name where it failed before anybody could hear of it', () => {
    loaded({ naturalWidth: 0 });
    render(aPicture());
    expect(screen.getByText('Rose')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('stays where it was loaded before anybody could hear of it', () => {
    loaded({ naturalWidth: 720 });
    render(aPicture());
    expect(screen.getByRole('img', { name: 'A rose' })).toBeVisible();
  });

  it('loads when it is near, or at once and first where the page is judged by it', () => {
    const { rerender } = render(aPicture());
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(aPicture({ eager: true }));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});

describe('Picture', () => {
  const quality = () => screen.getByRole('img').getAttribute('srcset')?.match(/q=\d+/)?.[0];
  const slow = [
    ['where data is saved', { saveData: true }],
    ['on a slow network', { effectiveType: '2g' }],
  ] as const;

  function connected(connection: object): void {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it.each(slow)('%s is as it came in the static HTML', (_where, connection) => {
    connected(connection);
    render(aPicture());
    expect(quality()).toBe('q=60');
  });

  describe('on further pages', () => {
    beforeAll(goOn);

    it.each(slow)('%s is asked for in a lighter quality', (_where, connection) => {
      connected(connection);
      render(aPicture());
      expect(quality()).toBe('q=40');
    });

    it.each(slow)('%s is as usual when a page is first judged by it', (_where, connection) => {
      connected(connection);
      render(aPicture({ eager: true }));
      expect(quality()).toBe('q=60');
    });

    it('is as usual elsewhere', () => {
      render(aPicture());
      expect(quality()).toBe('q=60');
    });
  });
});
