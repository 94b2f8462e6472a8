import { renderHook } from '@testing-library/react';
import Router, { type NextRouter } from 'next/router';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { lastNavigation } from '@/ui/rendering/lastNavigation';
import { aRouter } from '../../helpers/aRouter';
import { ProvidedRouter } from '../../helpers/ProvidedRouter';

/** The `beforePopState` callback of the router: whether it handles a history step to this address. */
function popStateCallback(router: NextRouter) {
  renderHook(() => useLayer(), {
    wrapper: ({ children }) => <ProvidedRouter router={router}>{children}</ProvidedRouter>,
  });
  const [answer] = jest.mocked(router.beforePopState).mock.calls[0] ?? [];
  return (as: string) => answer?.({ url: as, as, options: {} });
}

describe('useLayer', () => {
  it('leaves a history step to another page to the router, which then restores the scroll position', () => {
    const ask = popStateCallback(aRouter('/Foundation'));
    expect(ask('/Toner')).toBe(true);
    Router.events.emit('routeChangeStart');
    expect(lastNavigation.willScrollDown()).toBe(true);
  });

  it('hides a history step that closes a layer from the router, so that the next link starts at the top', () => {
    pageLayers.open('menu');
    const ask = popStateCallback(aRouter('/Foundation'));
    expect(ask('/Foundation')).toBe(false);
    Router.events.emit('routeChangeStart');
    expect(lastNavigation.willScrollDown()).toBe(false);
  });
});
