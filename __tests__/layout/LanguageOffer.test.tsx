import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { languageChosen } from '@/device/languageChosen';
import { LanguageOffer } from '@/layout/LanguageOffer';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { aRouter } from '../helpers/aRouter';
import { ProvidedRouter } from '../helpers/ProvidedRouter';

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/** The observers of what comes into view, whose news the tests tell. */
const observers = new Set<Tell>();

const comeIntoView = () =>
  act(() => {
    for (const tell of observers) tell([{ isIntersecting: true }]);
  });

/** Called when React has changed the page, before it runs the effects. */
const onCommit = jest.fn();

interface Visit {
  /** The browser's languages. */
  readonly wanted: readonly string[];
  readonly language?: typeof english;
  /** How far below the top of the window the first page ends. */
  readonly end?: number;
}

/** Opens a page, until the browser has been idle. `go` leads to another one within the site. */
async function open({ wanted, language = english, end = 2_000 }: Visit) {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(wanted);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: end } as DOMRect);
  const page = (path: string, address = path) => (
    <ProvidedRouter router={aRouter(address)}>
      <LanguageProvider language={language}>
        <main />
        <Profiler id="offer" onRender={onCommit}>
          <LanguageOffer path={path} />
        </Profiler>
      </LanguageProvider>
    </ProvidedRouter>
  );
  const view = render(page('/lens'));
  await act(() => new Promise((idle) => setTimeout(idle, 10)));
  return {
    ...view,
    go: (path: string, address?: string) => act(async () => view.rerender(page(path, address))),
  };
}

const isOffered = () => screen.queryByRole('complementary') !== null;

const BENGALI = { wanted: ['bn-IN', 'en-IN'] };

beforeEach(() => {
  languageChosen.change(() => false);
  observers.clear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly tell: Tell) {}
      observe() {
        observers.add(this.tell);
      }
      disconnect() {
        observers.delete(this.tell);
      }
    },
  });
});

describe('LanguageOffer', () => {
  it('offers this page in the language that the browser asks for, in that language', async () => {
    await open(BENGALI);
    expect(screen.getByRole('complementary')).toHaveAttribute('lang', 'bn-IN');
    const link = screen.getByRole('link', { name: 'এই পাতাটি বাংলায় পড়ুন' });
    expect(link).toHaveAttribute('href', '/bn/lens');
  });

  it.each<[what: string, visit: Visit, isChosen: boolean, offered: boolean]>([
    ['to a browser in Bengali', BENGALI, false, true],
    ['to a browser in Hindi', { wanted: ['hi-IN'] }, false, true],
    ['not to a browser in English', { wanted: ['en-IN', 'bn-IN'] }, false, false],
    ['not to one in a language that the site lacks', { wanted: ['ta-IN'] }, false, false],
    ['not where English was asked for', { wanted: ['en-IN'], language: bengali }, false, false],
    ['not on a page in another language', { wanted: ['hi-IN'], language: bengali }, false, false],
    ['not after a choice or an earlier offer', BENGALI, true, false],
    ['not where it would move what is on screen', { ...BENGALI, end: 500 }, false, false],
  ])('is below the page, %s', async (_what, visit, isChosen, offered) => {
    languageChosen.change(() => isChosen);
    await open(visit);
    expect(isOffered()).toBe(offered);
  });

  it('stands below the next page, if unseen', async () => {
    const { go } = await open(BENGALI);
    await go('/Primer');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/bn/Primer');
  });

  it('stays while a quick look has the address', async () => {
    const { go } = await open(BENGALI);
    await go('/lens', '/lens/rose-01');
    expect(isOffered()).toBe(true);
  });

  it('comes once: where it was seen it stays, and it is on no other page', async () => {
    const { go, unmount } = await open(BENGALI);
    await comeIntoView();
    expect(isOffered()).toBe(true);
    expect(languageChosen.read()).toBe(true);
    await go('/Toner');
    expect(isOffered()).toBe(false);
    unmount();
    await open(BENGALI);
    expect(isOffered()).toBe(false);
  });

  it('goes with a no', async () => {
    await open({ wanted: ['hi-IN'] });
    await comeIntoView();
    await userEvent.click(screen.getByRole('button', { name: 'नहीं, रहने दें' }));
    expect(isOffered()).toBe(false);
    expect(languageChosen.read()).toBe(true);
  });

  it('goes with a no that comes before React reports that it is in view', async () => {
    await open({ wanted: ['hi-IN'] });
    const no = screen.getByRole('button', { name: 'नहीं, रहने दें' });
    onCommit.mockImplementationOnce(() => no.click());
    await comeIntoView();
    expect(isOffered()).toBe(false);
  });

  it('is not in the static HTML', () => {
    jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['bn-IN']);
    const html = renderToString(
      <ProvidedRouter router={aRouter()}>
        <LanguageProvider language={english}>
          <LanguageOffer path="/" />
        </LanguageProvider>
      </ProvidedRouter>,
    );
    expect(html).toBe('<div></div>');
  });
});
