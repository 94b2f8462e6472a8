import type { PreviewCard } from '@/seo/PreviewCard';

/** The preview card of a shelf with two pictures, with these changes. */
export function aCard(different: Partial<PreviewCard> = {}): PreviewCard {
  return {
    shop: 'Rupkatha Beauty',
    title: 'Foundation',
    line: 'from ₹375, up to 25% off',
    pictures: ['/pictures/products/Foundation-1.webp', '/pictures/products/Foundation-2.webp'],
    ...different,
  };
}
