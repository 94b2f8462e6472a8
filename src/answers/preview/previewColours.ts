import { tokens } from '@styles/tokens';

/** The colours of preview pictures: the site's tokens, because CSS variables don't reach pictures. */
export const previewColours = {
  background: tokens.blush,
  shopName: tokens.gold,
  title: tokens.ink,
  /** The line of prices below the pictures. */
  line: tokens.accent,
} as const;
