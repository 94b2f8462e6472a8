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

/** How the visitor reached the page that is shown or being rendered. */
export const lastNavigation = {
  /** For the router's `beforePopState`: the navigation is Back or Forward. */
  noteHistoryStep(): void {
    stepping = true;
  },

  /** By the router from another page, so nothing is hydrated. False on the server. */
  isWithinSite(): boolean {
    return way !== 'load';
  },

  /** By Back or Forward: the address bar already shows the page that is loading. */
  isHistoryStep(): boolean {
    return way === 'history';
  },

  /** The router will scroll down, to the former position or to a fragment. */
  willScrollDown(): boolean {
    return way === 'history' || (way === 'link' && window.location.hash !== '');
  },
};
