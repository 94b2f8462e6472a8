import { tokens } from '@styles/tokens';

/** Colours of preview pictures, which no CSS reaches; all are the site's tokens. */
export const previewColours = {
  background: tokens.blush,
  shopName: tokens.gold,
  title: tokens.ink,
  /** The line of prices below the pictures. */
  line: tokens.accent,
  /** Empty arches beside a product's picture. */
  niche: tokens.peach,
} as const;
