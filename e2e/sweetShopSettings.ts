/** The folder of the catalogue of a shop that is nothing like the demo's: sweets, three groups, no brands. */
export const SWEETS = 'e2e/sweetShop';

/** Its settings: two languages, and no database. Feeds need a public address. */
export const sweetShopSettings = {
  CATALOGUE_FOLDER: SWEETS,
  SITE_ADDRESS: 'https://sweets.example',
  SHOP_NAME: 'Annapurna Mishtanna',
  SHOP_PHONE: '00000 00000',
  SHOP_EMAIL: 'sweets@example.com',
  SHOP_STREET: '00 Demo Lane',
  SHOP_PLACE: 'Krishnanagar, Nadia, West Bengal 741101',
  SHOP_PLACE_BN: 'কৃষ্ণনগর, নদিয়া, পশ্চিমবঙ্গ 741101',
  SHOP_LOW_PRICE: '100',
  SHOP_BANNER: '/icons/icon-512.png',
  SHOP_LANGUAGES: 'en bn',
  SHOP_HOURS: 'Mo-Su 06:00-21:00',
  SHOP_PAYMENT: 'Cash or UPI at the counter.',
  FEEDS_FOR: 'meta',
  FEEDS_AVAILABILITY: 'in_stock',
} as const;
