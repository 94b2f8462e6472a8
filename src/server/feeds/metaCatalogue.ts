import { shop } from '@/shop/shop';
import type { FeedItem } from './FeedItem';
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
  'brand',
] as const;

/**
 * The catalogue for Facebook, Instagram and WhatsApp as CSV. A brand is demanded: without one the shop stands for it. Source:
 * Meta, "Catalog Fields" and "Supported Feed Formats".
 */
export function metaCatalogue(items: readonly FeedItem[]): string {
  const rows = items.map(
    (item): Row => ({
      id: item.id,
      title: item.title,
      description: item.description,
      availability: item.soldOut ? 'out of stock' : 'in stock',
      condition: 'new',
      ...feedPrices(item),
      link: item.link,
      image_link: item.imageLink,
      brand: item.brand ?? shop.name,
    }),
  );
  return [columns.join(','), ...rows.map(line)].map((text) => `${text}\r\n`).join('');
}

type Row = { readonly [Name in (typeof columns)[number]]?: string };

function line(row: Row): string {
  return columns.map((name) => quoted(row[name] ?? '')).join(',');
}

function quoted(text: string): string {
  return /[",\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
