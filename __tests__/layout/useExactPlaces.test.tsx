import { fireEvent } from '@testing-library/react';
import { useExactPlaces } from '@/layout/useExactPlaces';
import { aRouter } from '../helpers/aRouter';
import { renderInSite } from '../helpers/renderInSite';
import { routerSays } from '../helpers/routerSays';

function Page() {
  useExactPlaces();
  return null;
}

/** The page, and the router's saying what it does. */
function open() {
  const router = aRouter();
  const { unmount } = renderInSite(<Page />, { router });
  const say = (event: string) => routerSays(router, event, '/#hair');
  return { router, unmount, say };
}

const root = document.documentElement;
const nextFrame = () => new Promise(requestAnimationFrame);
const resize = () => fireEvent(window, new Event('resize'));

describe('useExactPlaces', () => {
  afterEach(() => {
    delete root.dataset.exact;
  });

  it('lays all out before the router goes to a part of the page, until the next page has come', () => {
    const { say } = open();
    expect(root).not.toHaveAttribute('data-exact');
    say('hashChangeStart');
    expect(root).toHaveAttribute('data-exact');
    say('routeChangeComplete');
    expect(root).not.toHaveAttribute('data-exact');
  });

  it.each(['innerWidth', 'innerHeight'] as const)(
    'leaves the page as it is when %s changes',
    async (size) => {
      open();
      await nextFrame();
      jest.replaceProperty(window, size, window[size] / 2);
      resize();
      expect(root).not.toHaveAttribute('data-exact');
    },
  );

  it('lays all out when a resizing changes nothing: a picture of the whole page is taken', async () => {
    open();
    await nextFrame();
    resize();
    expect(root).toHaveAttribute('data-exact');
  });

  it('takes what a phone says with its first frame for no picture', () => {
    open();
    resize();
    expect(root).not.toHaveAttribute('data-exact');
  });

  it.each([
    ['at once', () => undefined],
    ['later', nextFrame],
  ])('stops listening with the page, %s', async (_when, wait) => {
    const { router, unmount } = open();
    await wait();
    unmount();
    await nextFrame();
    resize();
    expect(root).not.toHaveAttribute('data-exact');
    expect(jest.mocked(router.events.off).mock.calls).toEqual(
      jest.mocked(router.events.on).mock.calls,
    );
  });
});
