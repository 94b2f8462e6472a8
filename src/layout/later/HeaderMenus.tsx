import { hydrateLater } from '@/ui/hydrateLater';

/** The two menus of the header on wide screens, closed at first. */
export const HeaderMenus = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../HeaderMenus').then(
    (module) => module.HeaderMenus,
  ),
);
