import { hydrateLater } from '@/ui/hydrateLater';

/** The head of a printed page, which no screen shows. */
export const PrintHead = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../PrintHead').then((module) => module.PrintHead),
);
