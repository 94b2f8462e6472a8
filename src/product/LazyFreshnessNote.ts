import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** `FreshnessNote`, loaded after hydration: it says nothing before the site was asked. */
export const LazyFreshnessNote = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './FreshnessNote').then(
    (module) => module.FreshnessNote,
  ),
);
