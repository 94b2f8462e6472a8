import { hydrateLater } from '@/ui/hydrateLater';

/** The footer, far below the first screen. */
export const Footer = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../Footer').then((module) => module.Footer),
);
