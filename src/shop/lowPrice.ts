/** In rupees: if nothing has a discount, products below this price are the shop's offers. */
export const LOW_PRICE = 300;
