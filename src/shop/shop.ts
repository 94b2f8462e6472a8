import type { ShopFacts } from './ShopFacts';

/** The shop of this build: next.config.ts writes it here as JSON, so that no other variable reaches a browser. */
export const shop: ShopFacts = JSON.parse(process.env.SHOP ?? '{}');
