/** wa.me names no limit; longer messages were seen cut at about 2,250 characters of the address. */
export const LONGEST_ENCODED = 2_000;
