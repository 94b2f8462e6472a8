import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { useReturnToCard } from '@/layout/visit/useReturnToCard';
import { lastNavigation } from '@/ui/rendering/lastNavigation';

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
