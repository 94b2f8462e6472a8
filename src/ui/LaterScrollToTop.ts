import { hydrateLater } from './hydrateLater';

/** The button back to the top, which shows only after scrolling. */
export const LaterScrollToTop = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ScrollToTop').then(
    (module) => module.ScrollToTop,
  ),
);
