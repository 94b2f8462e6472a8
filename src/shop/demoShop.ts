import { readDelivery } from './delivery/readDelivery';
import { readOpeningHours } from './readOpeningHours';
import type { ShopFacts } from './ShopFacts';

const delivery = `742101-742103: today or tomorrow, free above 999, else 30
  742*: 2 to 4 days, free above 1999, else 60
  *: by courier, ask`;
const hours = 'Mo-Sa 10:00-20:30, Su 10:00-14:00';

/**
 * The shop that is shown until settings are given. It is an obvious example and leads nobody to call a stranger: the
 * phone number is all zeros, and the addresses are on example.com, which is reserved for examples.
 */
export const demoShop: Omit<ShopFacts, 'siteAddress' | 'pictureHosts' | 'showsDemoCatalogue'> = {
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
  percentShelves: ['Eyeshadow'],
  hours: { times: readOpeningHours(hours) ?? [], holidays: [] },
  delivery: readDelivery(delivery).areas,
  payment: 'Cash or UPI, at the counter or when we bring it: Google Pay, PhonePe, Paytm or BHIM.',
  exchange:
    'Bring it back within 7 days, unopened and with its bill, and choose something else for the same price. Opened makeup we cannot take back.',
  original:
    'All goods are original, from the brands’ own distributors, with M.R.P. and batch number on the pack. Every purchase has a bill.',
  credit: 'Website by Alpona Web',
};
