import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { LightboxProps } from '@/media/Lightbox';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { ProductPictures } from '@/product/pictures/ProductPictures';
import { connected } from '../../helpers/connected';
import { renderInSite } from '../../helpers/renderInSite';
import { Site } from '../../helpers/Site';

// The real library needs layout measurements, which jsdom does not have.
jest.mock('@/media/Lightbox', () => ({
  Lightbox: ({ photos, first }: LightboxProps) => (
    <dialog open aria-label={`${first + 1} of ${photos.map(({ image }) => image).join()}`} />
  ),
}));

const [front, side, close] = ['/front.webp', '/side.webp', '/close.webp'];

function gallery(...pictures: string[]) {
  return (
    <ProductPictures
      pictures={pictures}
      title="Rose"
      placeholder="Blush"
      messages={productPageMessages}
    >
      <button type="button">Keep</button>
    </ProductPictures>
  );
}

function row(): HTMLElement {
  return screen.getByRole('list', { name: 'Pictures of this product' });
}

/** The addresses that the row loads. */
function loaded(): (string | null)[] {
  return within(row())
    .getAllByRole('img')
    .map((image) => image.getAttribute('src'));
}

/** Scrolls the row to a place between its pictures: 0 is the first one, 1 the second. */
function swipeTo(place: number) {
  Object.defineProperty(row(), 'clientWidth', { configurable: true, value: 300 });
  fireEvent.scroll(row(), { target: { scrollLeft: place * 300 } });
}

/** A thumbnail. jsdom applies no media queries to styles, so it is hidden as on a phone. */
function thumb(name: string) {
  return screen.getByRole('button', { name, hidden: true });
}

/** Whether the screen is wide. */
let wide = true;

beforeEach(() => {
  wide = true;
  const matchMedia = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(min-width: 768px)' && wide,
  }));
});

describe('ProductPictures', () => {
  it('with one picture has neither row nor thumbnails', async () => {
    renderInSite(gallery(front));
    expect(screen.getByRole('button', { name: 'Look closer: Rose' })).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByText(/Picture/)).not.toBeInTheDocument();
  });

  it('without a picture shows the placeholder, which nothing enlarges', async () => {
    renderInSite(gallery());
    expect(screen.getByText('Blush')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep']);
  });

  it('says the position of each picture in words', async () => {
    renderInSite(gallery(front, side, close));
    const names = within(row())
      .getAllByRole('button')
      .map((press) => press.getAttribute('aria-label'));
    expect(names).toEqual([1, 2, 3].map((at) => expect.stringMatching(`, picture ${at} of 3$`)));
  });

  it('loads a picture when the row moves towards it, and then the next one ahead', async () => {
    renderInSite(gallery(front, side, close));
    expect(loaded()).toEqual([front]);
    swipeTo(0.1);
    expect(loaded()).toEqual([front, side]);
    swipeTo(1);
    expect(loaded()).toEqual([front, side, close]);
    swipeTo(0);
    expect(loaded()).toHaveLength(3);
  });

  it('loads none ahead where data is saved', async () => {
    connected({ saveData: true });
    renderInSite(gallery(front, side, close));
    swipeTo(0.1);
    swipeTo(1);
    expect(loaded()).toEqual([front, side]);
    connected();
  });

  it('has all pictures in the HTML of browsers without scripts, and only the first for others', () => {
    const html = renderToString(<Site>{gallery(front, side)}</Site>);
    const [outside = '', inside = ''] = html.split('<noscript>');
    expect(outside).toContain(`src="${front}"`);
    expect(outside).not.toContain(`src="${side}"`);
    expect(inside).toContain(`src="${side}"`);
    expect(html).toContain(`href="${side}"`);
  });

  it('marks the thumbnail of the picture in view, and scrolls to the one that is pressed', async () => {
    renderInSite(gallery(front, side, close));
    expect(thumb('Picture 1 of 3')).toHaveAttribute('aria-current', 'true');
    swipeTo(1.9);
    expect(thumb('Picture 1 of 3')).not.toHaveAttribute('aria-current');
    expect(thumb('Picture 3 of 3')).toHaveAttribute('aria-current', 'true');
    const scrollTo = jest.fn();
    row().scrollTo = scrollTo;
    await userEvent.click(thumb('Picture 2 of 3'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 300 });
  });

  it('enlarges the picture that is pressed, among the others', async () => {
    renderInSite(gallery(front, side, close));
    await userEvent.click(screen.getByRole('button', { name: /^Look closer: Rose, picture 2/ }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      `2 of ${front},${side},${close}`,
    );
  });

  it.each([
    ['the second', side, [front, close]],
    ['the first', front, [side, close]],
  ])('leaves %s out when it cannot be loaded', async (_what, missing, left) => {
    renderInSite(gallery(front, side, close));
    swipeTo(1);
    const image = within(row())
      .getAllByRole('img')
      .find((one) => one.getAttribute('src') === missing);
    fireEvent.error(image as HTMLElement);
    await waitFor(() => expect(loaded()).toEqual(left));
    expect(thumb('Picture 2 of 2')).toBeInTheDocument();
    expect(screen.queryByText('Blush')).not.toBeInTheDocument();
  });
});
