import Router from 'next/router';

let way: 'load' | 'link' | 'history' = 'load';
let stepping = false;

Router.events.on('routeChangeStart', () => {
  way = stepping ? 'history' : 'link';
  stepping = false;
});
Router.events.on('hashChangeStart', () => {
  stepping = false;
});

/** How the visitor came to the page that is shown or being rendered. */
export const lastNavigation = {
  /** Back or Forward leads to a page now. Called from the router's `beforePopState`. */
  noteHistoryStep(): void {
    stepping = true;
  },

  /** By the router, from another page: nothing is hydrated then. Always false on the server. */
  isWithinSite(): boolean {
    return way !== 'load';
  },

  /** The router will scroll to a place further down: where one was on this page, or a fragment. */
  isFurtherDown(): boolean {
    return way === 'history' || (way === 'link' && window.location.hash !== '');
  },
};
