import { hydrateLater } from '@/ui/hydrateLater';

/** The narrow bar above the header. All that it has is plain links. */
export const TopBar = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../TopBar').then((module) => module.TopBar),
);
