import { shop } from './shop';

/** The shop's own picture: the setting's, else its rows', if any. */
export const banner = shop.banner ?? (process.env.SHELF_BANNER || undefined);
