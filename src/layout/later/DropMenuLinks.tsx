import { hydrateLater } from '@/ui/hydrateLater';

/** The links in a menu's panel. If it opens before their script is there, they are plain links. */
export const DropMenuLinks = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../DropMenuLinks').then(
    (module) => module.DropMenuLinks,
  ),
);
