import { act, screen } from '@testing-library/react';
import Router from 'next/router';
import { useFragmentFocus } from '@/layout/effects/useFragmentFocus';
import { aRouter } from '../../helpers/aRouter';
import { renderInSite } from '../../helpers/renderInSite';

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
  const { rerender } = renderInSite(<Page />, { router });
  const arrive = (event: string, address: string) => {
    for (const [name, hear] of jest.mocked(router.events.on).mock.calls)
      if (name === event) act(() => hear(address));
  };
  return { router, rerender, arrive };
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

  it('lays out everything before the router scrolls to a fragment', () => {
    open().arrive('hashChangeStart', '/#hair');
    expect(document.documentElement).toHaveAttribute('data-exact');
    document.documentElement.removeAttribute('data-exact');
  });

  it('lays out a page whole to which Back or a fragment leads, no other, and leaves alone the page before it', () => {
    const { arrive, router, rerender } = open();
    const isExact = () => document.documentElement.hasAttribute('data-exact');
    const step = (path: string) => {
      Router.events.emit('routeChangeStart', path);
      arrive('beforeHistoryChange', path);
      const before = isExact();
      router.asPath = path;
      rerender(<Page />);
      arrive('routeChangeComplete', path);
      return [before, isExact()];
    };
    expect(step('/Moose')).toEqual([false, false]);
    // Back has changed the browser's address already.
    window.history.replaceState(null, '', '/Foundation');
    expect(step('/Foundation')).toEqual([false, true]);
    expect(step('/Moose')).toEqual([true, false]);
    expect(step('/#hair')).toEqual([false, true]);
  });
});
