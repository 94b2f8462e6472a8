import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** The note on the age of what a page shows: nothing before the site was asked. */
export const LazyFreshnessNote = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './FreshnessNote').then(
    (module) => module.FreshnessNote,
  ),
);
