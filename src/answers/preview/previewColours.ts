import { tokens } from '@styles/tokens';

/** The colours of a link's preview picture, which is drawn, not styled; each is one of the site's own. */
export const previewColours = {
  background: tokens.blush,
  shopName: tokens.gold,
  title: tokens.ink,
  /** The line of prices below the pictures. */
  line: tokens.accent,
  /** Empty niches beside the picture of one product. */
  niche: tokens.peach,
} as const;
