import { renderHook } from '@testing-library/react';
import Router, { type NextRouter } from 'next/router';
import { lastNavigation } from '@/ui/lastNavigation';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { aRouter } from '../../helpers/aRouter';
import { ProvidedRouter } from '../../helpers/ProvidedRouter';

/** The router's question whether a step in the history, to a page of this address, is its own. */
function askedBy(router: NextRouter) {
  renderHook(() => useLayer(), {
    wrapper: ({ children }) => <ProvidedRouter router={router}>{children}</ProvidedRouter>,
  });
  const [answer] = jest.mocked(router.beforePopState).mock.calls[0] ?? [];
  return (as: string) => answer?.({ url: as, as, options: {} });
}

describe('useLayer', () => {
  it('leaves a step to another page to the router, which then scrolls further down', () => {
    const ask = askedBy(aRouter('/Foundation'));
    expect(ask('/Toner')).toBe(true);
    Router.events.emit('routeChangeStart');
    expect(lastNavigation.isFurtherDown()).toBe(true);
  });

  it('keeps a step that closes a layer from the router, and the next link leads to the top', () => {
    pageLayers.open('menu');
    const ask = askedBy(aRouter('/Foundation'));
    expect(ask('/Foundation')).toBe(false);
    Router.events.emit('routeChangeStart');
    expect(lastNavigation.isFurtherDown()).toBe(false);
  });
});
