import { readShopSettings } from '@/shop/readShopSettings';

// What next.config.ts writes into a build: here the demo shop.
process.env.SHOP = JSON.stringify({ ...readShopSettings({}), showsDemoCatalogue: true });
