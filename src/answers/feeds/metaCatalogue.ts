import Papa from 'papaparse';
import { shop } from '@/shop/shop';
import type { FeedItem } from './feedItems';
import { feedPrices } from './feedPrices';

const columns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
] as const;

/** The CSV catalogue for Facebook, Instagram and WhatsApp. Source: Meta, "Catalog Fields", "Supported Feed Formats". */
export function metaCatalogue(items: readonly FeedItem[]): string {
  const rows = items.map(
    (item): Partial<Record<(typeof columns)[number], string>> => ({
      id: item.id,
      title: item.title,
      description: item.description,
      availability: item.soldOut ? 'out of stock' : 'in stock',
      condition: 'new',
      ...feedPrices(item),
      link: item.link,
      image_link: item.imageLink,
      // Meta separates addresses by commas, so one within an address is escaped.
      additional_image_link: item.moreImageLinks
        .map((link) => link.replaceAll(',', '%2C'))
        .join(','),
      brand: item.brand ?? shop.name,
    }),
  );
  // Formulas are not escaped: a machine reads this file, not a spreadsheet.
  return `${Papa.unparse({ fields: [...columns], data: rows })}\r\n`;
}
