import { tokens } from '@styles/tokens';

/** Colours of preview pictures, which no CSS reaches; all are the site's tokens. */
export const previewColours = {
  background: tokens.blush,
  shopName: tokens.gold,
  title: tokens.ink,
  /** Of prices. */
  line: tokens.accent,
  /** Empty arches. */
  niche: tokens.peach,
} as const;
