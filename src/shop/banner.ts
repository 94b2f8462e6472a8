import { shop } from './shop';

/** The shop's own picture: the setting's, else one of the repository. */
export const banner = shop.banner ?? '/pictures/banners/banner-4.jpg';
