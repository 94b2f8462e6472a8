import { fireEvent, render as renderAlone, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/useLanguage';
import { Picture } from '@/pictures/Picture';

function render(picture: ReactElement) {
  return renderAlone(picture, {
    wrapper: ({ children }) => <LanguageProvider language={english}>{children}</LanguageProvider>,
  });
}

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

/** For the rest of a test: images finish loading before hydration. `naturalWidth` 0 means that they failed. */
function loaded({ naturalWidth }: { naturalWidth: number }): void {
  const image = HTMLImageElement.prototype;
  jest.spyOn(image, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(image, 'currentSrc', 'get').mockReturnValue('http://localhost/rose.webp');
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

describe('Picture', () => {
  it('has a `srcset` of its widths and a `sizes` attribute', () => {
    render(aPicture());
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('srcset', expect.stringMatching(/ 180w, .* 1600w$/));
    expect(picture).toHaveAttribute('sizes', '100vw');
  });

  it('uses a new element for a new address, because the old picture would stay visible in the same one', () => {
    const { rerender } = render(aPicture());
    const rose = screen.getByRole('img');
    rerender(aPicture({ sizes: '50vw' }));
    expect(screen.getByRole('img')).toBe(rose);
    rerender(aPicture({ src: '/pictures/lily.webp' }));
    expect(screen.getByRole('img')).not.toBe(rose);
  });

  it('shows its placeholder text without an address', () => {
    render(aPicture({ src: undefined }));
    expect(screen.getByText('Rose')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows an arch without text when there is no placeholder text', () => {
    const { container } = render(aPicture({ src: undefined, placeholder: undefined }));
    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows its placeholder text after a load error, until the address changes', () => {
    const { rerender } = render(aPicture());
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Rose')).toBeVisible();
    rerender(aPicture({ src: '/pictures/lotus.webp' }));
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('lotus'));
    expect(screen.queryByText('Rose')).not.toBeInTheDocument();
  });

  it('shows its placeholder text when loading failed before hydration', () => {
    loaded({ naturalWidth: 0 });
    render(aPicture());
    expect(screen.getByText('Rose')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('stays visible when it was loaded before hydration', () => {
    loaded({ naturalWidth: 720 });
    render(aPicture());
    expect(screen.getByRole('img', { name: 'A rose' })).toBeVisible();
  });

  it('loads lazily, or eagerly with high priority when `eager` is set', () => {
    const { rerender } = render(aPicture());
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(aPicture({ eager: true }));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
