import { screen } from '@testing-library/react';
import { useFragmentFocus } from '@/layout/useFragmentFocus';
import { aRouter } from '../helpers/aRouter';
import { renderInSite } from '../helpers/renderInSite';
import { routerSays } from '../helpers/routerSays';

function Page() {
  useFragmentFocus();
  return (
    <section id="hair" aria-label="Hair" tabIndex={-1}>
      <a href="/Moose">Moose</a>
    </section>
  );
}

/** The page, and the router's saying that it has come to an address. */
function open() {
  const router = aRouter();
  const { unmount } = renderInSite(<Page />, { router });
  const arrive = (event: string, address: string) => routerSays(router, event, address);
  return { router, unmount, arrive };
}

describe('useFragmentFocus', () => {
  it.each(['routeChangeComplete', 'hashChangeComplete'])(
    'puts the keyboard where a link to a part of a page leads, at %s',
    (event) => {
      const { arrive } = open();
      arrive(event, '/#hair');
      expect(screen.getByRole('region', { name: 'Hair' })).toHaveFocus();
    },
  );

  it.each(['/', '/#', '/#elsewhere'])('leaves the keyboard where it is at %s', (address) => {
    const { arrive } = open();
    screen.getByRole('link').focus();
    arrive('routeChangeComplete', address);
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('has the page laid out before the router scrolls on it, until it leads to another', () => {
    const { arrive } = open();
    arrive('hashChangeStart', '/#hair');
    expect(document.documentElement).toHaveAttribute('data-exact');
    arrive('hashChangeComplete', '/#hair');
    expect(document.documentElement).toHaveAttribute('data-exact');
    arrive('routeChangeComplete', '/Moose');
    expect(document.documentElement).not.toHaveAttribute('data-exact');
  });

  it('stops listening with the page', () => {
    const { router, unmount } = open();
    unmount();
    expect(jest.mocked(router.events.off).mock.calls).toEqual(
      jest.mocked(router.events.on).mock.calls,
    );
  });
});
