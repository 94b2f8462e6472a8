import { tokens } from '@styles/tokens';

/** The colours of preview pictures, which no CSS reaches; each is one of the site's tokens. */
export const previewColours = {
  background: tokens.blush,
  shopName: tokens.gold,
  title: tokens.ink,
  /** The line of prices below the pictures. */
  line: tokens.accent,
  /** Empty arches beside the picture of one product. */
  niche: tokens.peach,
} as const;
