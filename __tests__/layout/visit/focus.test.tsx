import { boldFamilies } from '@styles/boldFamilies';
import { renderHook, screen } from '@testing-library/react';
import Router from 'next/router';
import { showBoldLetters } from '@/layout/visit/showBoldLetters';
import { useFragmentFocus } from '@/layout/visit/useFragmentFocus';
import { useReturnToCard } from '@/layout/visit/useReturnToCard';
import { lastNavigation } from '@/ui/rendering/lastNavigation';
import { aRouter } from '../../helpers/aRouter';
import { connected } from '../../helpers/connected';
import { emitRouterEvent } from '../../helpers/emitRouterEvent';
import { renderInSite } from '../../helpers/renderInSite';

/** Calls it in a browser that is idle at once, and whose page knows so many faces for a family and letters. */
async function show(load: (family: string, letters: string) => Promise<unknown[]>) {
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  showBoldLetters();
  await new Promise((resolve) => setTimeout(resolve));
}

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-bold');
  connected();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'fonts');
});

describe('showBoldLetters', () => {
  it('marks the page once the letters are there, and asks for those of all scripts', async () => {
    const load = jest.fn(async () => [{}]);
    await show(load);
    for (const [weight, family] of [
      [400, 'text'],
      [600, 'text'],
      [600, 'headings'],
    ] as const) {
      const asked = new RegExp(`^${weight} .*'${boldFamilies[family]}'`);
      expect(load).toHaveBeenCalledWith(expect.stringMatching(asked), 'Aক\u0915');
    }
    expect(root).toHaveAttribute('data-bold');
  });

  it('leaves a page alone whose letters do not come', async () => {
    await show(async () => []);
    expect(root).not.toHaveAttribute('data-bold');
    await show(() => Promise.reject(new Error('no network')));
    expect(root).not.toHaveAttribute('data-bold');
  });

  it('fetches nothing where data is saved', async () => {
    connected({ saveData: true });
    const load = jest.fn(async () => [{}]);
    await show(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('does without in a browser that can not load fonts by name', async () => {
    Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
    expect(showBoldLetters).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(root).not.toHaveAttribute('data-bold');
  });
});

function Page() {
  useFragmentFocus();
  return (
    <section id="hair" aria-label="Hair" tabIndex={-1}>
      <a href="/Moose">Moose</a>
    </section>
  );
}

/** Renders the page; `arrive` makes the router emit an event for an address. */
function open() {
  const router = aRouter();
  const { unmount } = renderInSite(<Page />, { router });
  const arrive = (event: string, address: string) => emitRouterEvent(router, event, address);
  return { router, unmount, arrive };
}

describe('useFragmentFocus', () => {
  it.each(['routeChangeComplete', 'hashChangeComplete'])(
    'moves the focus to the target of a fragment link on %s',
    (event) => {
      const { arrive } = open();
      arrive(event, '/#hair');
      expect(screen.getByRole('region', { name: 'Hair' })).toHaveFocus();
    },
  );

  it.each(['/', '/#', '/#elsewhere', '/#50%'])(
    'leaves the focus where it is for the address %s',
    (address) => {
      const { arrive } = open();
      screen.getByRole('link').focus();
      arrive('routeChangeComplete', address);
      expect(screen.getByRole('link')).toHaveFocus();
    },
  );

  it('keeps the page fully laid out from before the router scrolls until it changes to another page', () => {
    const { arrive } = open();
    arrive('hashChangeStart', '/#hair');
    expect(document.documentElement).toHaveAttribute('data-exact');
    arrive('hashChangeComplete', '/#hair');
    expect(document.documentElement).toHaveAttribute('data-exact');
    arrive('routeChangeComplete', '/Moose');
    expect(document.documentElement).not.toHaveAttribute('data-exact');
  });
});

const PRODUCT = '/blush/rose-a';

/** Goes from one address to the shelf that is in the document; returns the elements that were scrolled to. */
function arrive({ from = PRODUCT, byHistory = true, scrollY = 0 }) {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  document.body.innerHTML = `
    <nav><a href="${PRODUCT}">Rose</a></nav>
    <article id="item-a"><a href="${PRODUCT}">Rose</a></article>
    <article id="item-b"><a href="/blush/coral-b">Coral</a></article>`;
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
  Router.router = { asPath: from } as typeof Router.router;
  renderHook(() => useReturnToCard());
  if (byHistory) lastNavigation.noteHistoryStep();
  Router.events.emit('routeChangeStart');
  Router.events.emit('routeChangeComplete');
  return scrolled;
}

describe('useReturnToCard', () => {
  it("scrolls to a product's card when Back leads from its page to the top of the shelf", () => {
    expect(arrive({})).toEqual(['item-a']);
  });

  it.each([
    ['the router has restored a scroll position', { scrollY: 500 }],
    ['a link leads to the shelf', { byHistory: false }],
    ['the page before was no product of the shelf', { from: '/contact-us' }],
  ])('leaves the position alone when %s', (_when, step) => {
    expect(arrive(step)).toEqual([]);
  });
});
