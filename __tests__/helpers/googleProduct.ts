import { z } from 'zod';

const amount = z.string().regex(/^\d{1,8}\.\d{2} INR$/);
const address = z
  .string()
  .regex(/^https?:\/\/[^\s]+$/)
  .max(2000);
const plainText = (longest: number) => z.string().trim().min(1).max(longest);

/** Google's attributes and limits: Merchant Center, "Product data specification". */
export const googleProduct = z.strictObject({
  id: z.string().regex(/^[\x21-\x7e]{1,50}$/),
  title: plainText(150),
  description: plainText(5000),
  link: address,
  image_link: address,
  additional_image_link: address.optional(),
  availability: z.enum(['in_stock', 'out_of_stock']),
  condition: z.literal('new'),
  price: amount,
  sale_price: amount.optional(),
  unit_pricing_measure: z
    .string()
    .regex(/^\d+(?:\.\d+)? (?:ml|g|ct)$/)
    .optional(),
  unit_pricing_base_measure: z.enum(['10 ml', '10 g', '1 ct']).optional(),
  brand: plainText(70).optional(),
  identifier_exists: z.literal('no').optional(),
});
