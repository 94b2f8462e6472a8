import { hydrateLater } from '@/ui/hydrateLater';

/** Everything below the first screen of the home page. */
export const BelowFold = hydrateLater(() =>
  import('../BelowFold').then((module) => module.BelowFold),
);
