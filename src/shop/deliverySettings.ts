import { z } from 'zod';
import { readDelivery } from './delivery/readDelivery';
import { IN_DATABASE } from './inDatabase';

/** The setting for delivery to a PIN code: its areas, or the word that they are in the database. */
export const deliverySettings = {
  SHOP_DELIVERY: z
    .string()
    .trim()
    .max(2_000, { error: 'should have 2,000 characters at most' })
    .transform((text, context) => {
      if (text === IN_DATABASE) return text;
      const { areas, mistakes } = readDelivery(text);
      for (const { found, cure } of mistakes)
        context.addIssue({ code: 'custom', message: `"${found}" can't be read: ${cure}` });
      return areas;
    })
    .optional(),
};
