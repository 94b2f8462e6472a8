import { hydrateLater } from '@/ui/hydrateLater';

/** The helpers of every page, which show nothing before the visitor acts. */
export const PageHelpers = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../PageHelpers').then(
    (module) => module.PageHelpers,
  ),
);
