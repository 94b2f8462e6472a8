import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AppBar } from '@/layout/AppBar';
import { Header } from '@/layout/Header';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { renderWhole } from '../helpers/renderWhole';

/** jsdom has no Navigation API. */
const navigation = Object.assign(new EventTarget(), { canGoBack: true });

/** How the site is shown: by the value of `display-mode`. */
class Mode extends EventTarget {
  constructor(public shown: string) {
    super();
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(this, {
          media: query,
          matches: query.includes(`display-mode: ${this.shown})`),
        }) as unknown as MediaQueryList,
    );
  }

  change(to: string) {
    this.shown = to;
    act(() => void this.dispatchEvent(new Event('change')));
  }
}

async function show(shown = 'standalone') {
  const mode = new Mode(shown);
  const view = await renderWhole(
    <>
      <AppBar />
      <Header onMenu={() => {}} />
    </>,
    { path: '/lens' },
  );
  return { ...view, mode };
}

const header = () => within(screen.getByRole('banner'));
const back = () => header().queryByRole('button', { name: 'Back' });
const share = () => header().queryByRole('button', { name: 'Share this page' });

beforeEach(() => {
  navigation.canGoBack = true;
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
});

describe('AppBar', () => {
  it.each(['standalone', 'fullscreen'])(
    'is in the header of the site shown as %s',
    async (shown) => {
      await show(shown);
      expect(back()).toBeInTheDocument();
      expect(share()).toBeInTheDocument();
    },
  );

  it.each(['browser', 'minimal-ui'])(
    'is not there as %s, which has a bar of its own',
    async (shown) => {
      await show(shown);
      expect(back()).not.toBeInTheDocument();
      expect(share()).not.toBeInTheDocument();
    },
  );

  it('comes and goes with the window, and leaves the header as it was', async () => {
    const { mode } = await show('browser');
    const before = screen.getByRole('banner').innerHTML;
    mode.change('standalone');
    expect(share()).toBeInTheDocument();
    mode.change('browser');
    expect(screen.getByRole('banner').innerHTML).toBe(before);
  });

  it('has Back before the logo, and Share between shortlist and call', async () => {
    await show();
    const all = [...header().getAllByRole('link'), back() as HTMLElement, share() as HTMLElement];
    const inOrder = all.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const names = inOrder.map(({ textContent }) => textContent);
    expect(names.slice(names.indexOf('Back'))[1]).toBe('Rupkatha Beauty');
    const at = names.indexOf('Share this page');
    expect([names[at - 1], names[at + 1]]).toEqual(['Kept', 'Call us']);
  });

  it('goes back', async () => {
    const { router } = await show();
    await userEvent.click(back() as HTMLElement);
    expect(router.back).toHaveBeenCalledTimes(1);
  });

  it('has Back only where it leads to another page', async () => {
    navigation.canGoBack = false;
    await show();
    expect(back()).not.toBeInTheDocument();
    navigation.canGoBack = true;
    act(() => void navigation.dispatchEvent(new Event('currententrychange')));
    expect(back()).toBeInTheDocument();
  });

  it('goes by the length of the history in browsers without the Navigation API', async () => {
    Reflect.deleteProperty(window, 'navigation');
    const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const { unmount } = await show();
    expect(back()).not.toBeInTheDocument();
    unmount();
    length.mockReturnValue(2);
    await show();
    expect(back()).toBeInTheDocument();
  });

  it('shares the page as it is shown, with its title', async () => {
    const shared = jest.fn(async () => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    await show();
    document.title = 'Lenses';
    window.history.replaceState(null, '', '/lens?sort=price#shade=Honey');
    await userEvent.click(share() as HTMLElement);
    expect(shared).toHaveBeenCalledWith({
      title: 'Lenses',
      url: 'http://localhost:3000/lens?sort=price#shade=Honey',
    });
  });

  it('is not in the static HTML', () => {
    const html = renderToString(
      <LanguageProvider language={english}>
        <AppBar />
      </LanguageProvider>,
    );
    expect(html).toBe('');
  });
});
