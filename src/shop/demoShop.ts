import { readOpeningHours } from './readOpeningHours';
import type { ShopFacts } from './ShopFacts';

const hours = 'Mo-Sa 10:00-20:30, Su 10:00-14:00';

/**
 * The shop that is shown until settings are given. It is an obvious example and leads nobody to call a stranger: the
 * phone number is all zeros, and the addresses are on example.com, which is reserved for examples.
 */
export const demoShop: Omit<ShopFacts, 'siteAddress' | 'imageHosts' | 'showsDemoCatalogue'> = {
  isDemo: true,
  name: 'Rupkatha Beauty',
  phone: '0000000000',
  email: 'demo@example.com',
  street: '00 Demo Road',
  social: [
    { network: 'Facebook', address: 'https://example.com/facebook' },
    { network: 'YouTube', address: 'https://example.com/youtube' },
    { network: 'Instagram', address: 'https://example.com/instagram' },
    { network: 'X', address: 'https://example.com/x' },
  ],
  banner: '/pictures/banners/banner-4.jpg',
  reviewClips: [1, 2, 3, 4, 5, 6].map((n) => `/pictures/clips/clip-${n}.mp4`),
  pujoShelves: ['Hair-flower', 'Hair-Gador', 'Eye-kajol', 'carnival-brand'],
  percentShelves: ['Eyeshadow'],
  hours: { text: hours, times: readOpeningHours(hours) ?? [], holidays: [] },
  credit: 'Website by Alpona Web',
};
