/** How many products are remembered as seen: the last ones. */
export const SEEN_LIMIT = 12;
