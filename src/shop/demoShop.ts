import { defaultMaps } from './defaultMaps';
import type { ShopFacts } from './ShopFacts';

const name = 'Rupkatha Beauty';
const street = '00 Demo Road';

/** An evident example: a phone of zeros and reserved example.com addresses, so that nobody is called by mistake. */
export const demoShop: Omit<ShopFacts, 'siteAddress' | 'imageHosts' | 'showsDemoCatalogue'> = {
  isDemo: true,
  name,
  phone: '0000000000',
  email: 'demo@example.com',
  street,
  social: [
    { network: 'Facebook', address: 'https://example.com/facebook' },
    { network: 'YouTube', address: 'https://example.com/youtube' },
    { network: 'Instagram', address: 'https://example.com/instagram' },
    { network: 'X', address: 'https://example.com/x' },
  ],
  maps: defaultMaps(name, street),
  banner: '/pictures/banners/banner-4.jpg',
  reviewClips: [1, 2, 3, 4, 5, 6].map((n) => `/pictures/clips/clip-${n}.mp4`),
  credit: 'Website by Alpona Web',
};
