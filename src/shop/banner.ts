import { shop } from './shop';

/** The address of the picture beside the shop's name: the setting's, else that of the shop's rows; there may be none. */
export const banner = shop.banner ?? (process.env.SHELF_BANNER || undefined);
