import type { Category } from '@/catalogue/Category';
import { digest } from '@/catalogue/digest';
import { idPart } from '@/catalogue/idPart';

/** Google takes no longer one (Merchant Center, "ID [id]"); Meta takes 100. */
const LONGEST = 50;

/** A product's id in the feeds: documents' ids are unique on their shelf only, and may be of any characters and length. */
export function feedId({ slug }: Pick<Category, 'slug'>, id: string): string {
  const plain = `${slug}-${idPart(id)}`;
  return plain.length > LONGEST ? `${slug}-~~${digest(id)}` : plain;
}
