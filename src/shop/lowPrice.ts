/** In rupees: where nothing has a discount, cheaper goods are the shop's offers. */
export const LOW_PRICE = 300;
