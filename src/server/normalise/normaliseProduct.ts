import { z } from 'zod';
import type { Product } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { field } from './fields';
import { withoutAbsent } from './withoutAbsent';

const productDocument = z
  .object({
    title: field.title,
    des: field.prose,
    delivery: field.note,
    mrp: field.rupees,
    off: field.percent,
    price: field.rupees,
    img: field.address,
  })
  .partial();

/** A product out of a document of any shape; undefined when it has neither title nor picture to show. */
export function normaliseProduct({ id, fields }: RawDocument): Product | undefined {
  const { title, des, delivery, mrp, off, price, img } =
    productDocument.safeParse(fields).data ?? {};
  if (!title && !img) return undefined;
  return {
    id,
    ...withoutAbsent({ title, description: des, delivery, mrp, off, price, image: img }),
  };
}
