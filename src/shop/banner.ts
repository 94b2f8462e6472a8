import { shop } from './shop';

/** The address of the shop's own picture: the setting's, else that of its rows; there may be none. */
export const banner = shop.banner ?? (process.env.SHELF_BANNER || undefined);
