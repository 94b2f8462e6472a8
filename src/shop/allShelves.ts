/** The word in SHOP_PERCENT_SHELVES that means every shelf. */
export const ALL_SHELVES = 'all';
