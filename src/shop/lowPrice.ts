import { shop } from './shop';

/** Where nothing has a discount, goods below this price in rupees are the shop's offers. */
export const LOW_PRICE = shop.lowPrice ?? 300;
