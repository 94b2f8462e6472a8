import { shop } from '@/shop/shop';

/** Whether a Google Sheet is the owner's desk (CATALOGUE_SHEET); the demo has none. */
export function hasSheet(): boolean {
  return !shop.showsDemoCatalogue && Boolean(process.env.CATALOGUE_SHEET?.trim());
}
