import { readShopSettings } from '@/shop/readShopSettings';

// What next.config.ts writes into a build: here the demo shop, with the buckets of a Firebase project.
const facts = readShopSettings({ FIREBASE_PROJECT_ID: 'test-shop' });
process.env.SHOP = JSON.stringify({ ...facts, showsDemoCatalogue: true });
