import { shop } from './shop';

/** The banner's picture: that of the setting SHOP_BANNER, else one of the repository. */
export const banner = shop.banner ?? '/pictures/banners/banner-4.jpg';
