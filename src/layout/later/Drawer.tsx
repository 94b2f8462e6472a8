import { hydrateLater } from '@/ui/hydrateLater';

/** The drawer, closed at first. A press on the menu button opens it as soon as its script is there. */
export const Drawer = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../Drawer').then((module) => module.Drawer),
);
