import type { ShopFacts } from './ShopFacts';

/**
 * The shop that this site was built for. next.config.ts reads and validates the settings and writes them here as one
 * JSON text, so no other variable of the server can reach a browser.
 */
export const shop: ShopFacts = JSON.parse(process.env.SHOP ?? '{}');
